import Foundation

/// HTML of the app as a frame shows it, with the base address of relative links, the app's scripts,
/// and the script by which the app communicates with the page.
@MainActor struct PageText {
  let html: String
  let base: URL?
  let scripts: [WKUserScript]

  /// The text of the element `title`, without its markup.
  ///
  /// A tag ends before the next tag. Otherwise many tags without an end would each be read to the
  /// end of the page.
  var title: String? {
    guard let match = html.firstMatch(of: /(?i)<title[^<>]*>([^<]*)<\/title/) else { return nil }
    let text = match.output.1.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty
      ? nil
      : text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }

  var whole: String {
    var text = html
    text.insert(contentsOf: lead, at: head)
    return text
  }

  /// The position before the page's content, but after a document type, which must come first.
  private var head: String.Index {
    if let match = html.firstMatch(of: /(?i)<head(\s[^<>]*)?>/) { return match.range.upperBound }
    if let match = html.prefixMatch(of: /(?i)\s*<!doctype[^>]*>/) { return match.range.upperBound }
    return html.startIndex
  }

  private var lead: String {
    var lead = "<script>\(Self.answering)</script>"
    if let base, base.scheme == "http" || base.scheme == "https" {
      lead += "<base href=\"\(Self.escaped(base.absoluteString))\">"
    }
    return lead + scripts.map(Self.element).joined()
  }

  private static func element(of script: WKUserScript) -> String {
    // A script ends at the first closing tag, wherever that is and in whatever case.
    let source = script.source.replacing(/(?i)<\/(script)/) { "<\\/\($0.output.1)" }
    guard script.injectionTime == .atDocumentEnd else { return "<script>\(source)</script>" }
    return "<script>addEventListener('DOMContentLoaded',()=>{\(source)\n})</script>"
  }

  /// Escapes a text for an attribute. By bytes, since a quotation mark and a combining mark behind it
  /// are one character, which is no quotation mark.
  private static func escaped(_ text: String) -> String {
    let bytes = Array(text.utf8).replacing("&".utf8, with: "&amp;".utf8)
      .replacing("\"".utf8, with: "&quot;".utf8).replacing("<".utf8, with: "&lt;".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The script that runs the app's commands, sends messages to the app, and asks the app before it
  /// follows a link (docs/internals/wire.md, Frames).
  private static let answering = """
    (()=>{const tell=m=>parent.postMessage(m,'*'),json=v=>JSON.stringify(v)??'null';\
    window.webkit={messageHandlers:new Proxy({},{get:(_,n)=>({postMessage:b=>\
    tell({strata:'said',name:String(n),body:json(b)})})})};\
    addEventListener('message',async({source,data:d})=>{\
    if(source!==parent||d?.strata!=='run')return;\
    try{tell({strata:'ran',number:d.number,value:json(await(0,eval)(d.script))})}\
    catch(e){tell({strata:'ran',number:d.number,error:String(e)})}});\
    document.addEventListener('click',e=>{const a=e.target.closest?.('a[href]');\
    if(!a||e.defaultPrevented||a.getAttribute('href').startsWith('#')||a.protocol==='javascript:')\
    return;e.preventDefault();tell({strata:'link',url:a.href,blank:a.target==='_blank'})})})()
    """
}
