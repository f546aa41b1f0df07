// The script that dresses <html> before the first paint. It runs inline in <head>, so it is small, has no imports,
// and knows modes and twins by the shape of the theme ids (a test holds that against the data).
// preferences.ts reads the same storage and reaches the same result once React runs.
export const headSource = `(()=>{
const e=document.documentElement.dataset,
j=f=>{try{return JSON.parse(f())||{}}catch{return{}}},
p=j(()=>localStorage.getItem("carrel.preferences")),
s=j(()=>document.getElementById("carrel-site").textContent).organisation||{},
k=t=>/^[a-z0-9-]+$/.test(t||""),
m=t=>/^(arya|luna|vela)|-dark/.test(t);
let t=k(p.fixed)?p.fixed:k(p.theme)?p.theme:k(s.theme)?s.theme:"lara-light-blue";
if((typeof p.dark=="boolean"?p.dark:m(t)||matchMedia("(prefers-color-scheme: dark)").matches)!=m(t))t=t.replace(/-(light|dark)|^(saga|arya|vela)/,(x,y,z)=>y?y=="dark"?"-light":/^(boot|lara|md|soho|viva)/.test(t)?"-dark":x:z=="saga"?"arya":"saga");
e.theme=t;
e.mode=m(t)?"dark":"light";
e.scale=p.scale>=12&&p.scale<=16?p.scale:14;
e.inputStyle=p.inputStyle=="filled"?"filled":"outlined";
e.ripple=p.ripple===false?"off":"on"
})()`.replaceAll("\n", "");
