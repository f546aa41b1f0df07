// Has the browser list the languages that it can write dates and numbers in: the list is its process's, whoever asks first.
Intl.DateTimeFormat.supportedLocalesOf("en");
Intl.NumberFormat.supportedLocalesOf("en");
close();
