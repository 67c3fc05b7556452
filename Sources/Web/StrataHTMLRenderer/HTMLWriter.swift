import StrataRendering

/// Writes trees as HTML and collects the rules that they use.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []
  /// The rules of the written elements that the style sheet does not contain, in order.
  private(set) var rules: [ClassName] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ tree: ElementTree) {
    note(tree.element.allRules)
    let html = tree.element.html(tree.id)
    write("<")
    write(html.tag)
    write(" data-n=\"")
    write(String(tree.id.rawValue))
    write("\"")
    for (name, value) in html.allAttributes { write(attribute: name, value) }
    if html.tag == "svg" { write(" viewBox=\"0 0 16 16\"") }
    write(">")
    guard !html.isVoid else { return }
    write(html.lead)
    // A parser drops the first line break in a text area.
    if html.tag == "textarea" { write("\n") }
    if let text = html.text { write(HTMLText.escape(text)) }
    for child in tree.children { write(child) }
    write("</")
    write(html.tag)
    write(">")
  }

  mutating func write(children of: ElementTree) {
    for child in of.children { write(child) }
  }

  private mutating func note(_ style: [StyleRule]) {
    for rule in style {
      let name = rule.className
      if name.css != nil { rules.append(name) }
    }
  }

  private mutating func write(attribute name: String, _ value: String) {
    write(" ")
    write(name)
    write("=\"")
    write(HTMLText.escape(value))
    write("\"")
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
