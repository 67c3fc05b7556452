import Testing

@testable import BrowserClient

@Suite struct ClientFileTests {
  @Test(arguments: BrowserClient.Name.allCases)
  func `each file is there, not empty, and has an address of its own`(
    name: BrowserClient.Name
  ) throws {
    let file = try BrowserClient.file(name)
    #expect(!file.bytes.isEmpty)
    #expect(file.url == "/~/\(name.rawValue)?v=\(file.hash)")
  }

  @Test func `what is served has lost its comments and needless lines, nothing else`() {
    let script =
      "(() => {\n  // why\n  const url = 'http://a'; // it's\n\n  /* two\n  lines */\n  go()\n})();\n"
    #expect(
      ClientFile.stripped(script, of: .script) == "(()=>{const a='http://a';go()\n})();")
    let style = "/* Name */\n.a {\n  /* one */ color: red;\n}\n"
    #expect(ClientFile.stripped(style, of: .style) == ".a{/* one */ color:red}")
  }

  @Test(arguments: [
    (
      "a = b + +c - -d ? `x ${ {a : 1} } y` : 'it  is';", "a=b+ +c- -d?`x ${ {a : 1} } y`:'it  is';"
    ),
    ("x.match( /[/ ] \\/ , / ) ; return  a / b / c ;", "x.match(/[/ ] \\/ , / );return  a/ b/ c;"),
    (
      "const { a } = 'it\\'s = ' ; for ( const b of c ) d ( ) ;",
      "const{a}='it\\'s = ';for(const b of c)d();"
    ),
    ("'open", "'open"), ("", ""),
  ])
  func `blanks go where nothing depends on them`(script: String, squeezed: String) {
    #expect(ScriptSqueezer.squeezed(script) == squeezed)
  }

  @Test(arguments: [
    ("const room = 1, list = room;use(room, list);", "const a=1,b=a;use(a,b);"),
    ("const room = 1;item.room = room;", "const room=1;item.room=room;"),
    ("const room = 1;send({ room });", "const room=1;send({room});"),
    ("const room = 1;send({ room: 2 });", "const room=1;send({room:2});"),
    ("const room = 1;say(`${room}`);", "const room=1;say(`${room}`);"),
    ("let a = 0, rest = [];go(...rest);", "let a=0,b=[];go(...b);"),
    ("const { width } = box;", "const{width}=box;"),
    ("const room = 1;const f = (room) => room;", "const a=1;const f=(a)=>a;"),
  ])
  func `only a name that nobody outside knows gets shorter`(script: String, shortened: String) {
    #expect(ScriptSqueezer.shortened(script) == shortened)
  }

  @Test(arguments: [
    (".a :is(.b, .c) > *,\n.d { margin: 0 -1px; }\n", ".a :is(.b,.c)>*,.d{margin:0 -1px}"),
    (".a { width: calc(1px + 2 * var(--b, 0px)); }", ".a{width:calc(1px + 2 * var(--b,0px))}"),
    (".a::before { content: \"a ; { b\"; }", ".a::before{content:\"a ; { b\"}"),
    (".a { min-inline-size: 1px; block-size: 2px; }", ".a{min-width:1px;height:2px}"),
    (".a { container-type: inline-size; }", ".a{container-type:inline-size}"),
    ("@media (min-width: 8px) {\n.a { b: c; } }\n", "@media (min-width:8px){.a{b:c}}"),
  ])
  func `a style sheet loses only the blanks that mean nothing`(style: String, squeezed: String) {
    #expect(StyleSqueezer.squeezed(style) == squeezed)
  }

  @Test func `the hash follows the content and nothing else`() {
    let one = ClientFile(name: .script, bytes: [1, 2, 3])
    #expect(one.hash == ClientFile(name: .script, bytes: [1, 2, 3]).hash)
    #expect(one.hash != ClientFile(name: .script, bytes: [1, 2, 4]).hash)
    // FNV-1a of no bytes is its offset basis: the same in every process.
    let basis = String(UInt64(0xcbf2_9ce4_8422_2325), radix: 36)
    #expect(ClientFile(name: .style, bytes: []).hash == basis)
  }

  @Test func `the kinds are what a browser insists on`() throws {
    #expect(try BrowserClient.file(.script).contentType.hasPrefix("text/javascript"))
    #expect(try BrowserClient.file(.style).contentType.hasPrefix("text/css"))
  }
}
