import BrowserTesting
import Testing
import Wire

/// What a map may show at all, in a real browser.
@Suite(.timeLimit(.minutes(2))) struct MapBoundsTests {
  private func screen(_ more: String) -> String {
    let facts =
      #"{"id":"a","isOwn":false,"region":[51,0,4,4],"ways":["pan","zoom"],"tiles":[],"#
      + #""words":{"map":"Map","in":"In","out":"Out"}\#(more)}"#
    return
      "<div class='map' data-n='5' data-e='sight' data-map='\(facts)' "
      + "id='canvas'></div><style nonce='N'>#canvas{block-size:400px;inline-size:400px}</style>"
  }

  private func pin(_ name: String, _ latitude: Double) -> String {
    "<div class='pin' data-map='\(latitude) 0 0.5 1'><button>\(name)</button>"
      + "<div class='map-title'>\(name)</div></div>"
  }

  @Test func `of names that would cover each other the one in front is shown, until there is room`()
    async throws
  {
    let places = pin("Northern town", 51.05) + pin("Southern town", 51)
    let app = try ScriptedApp(
      screen("").replacing("id='canvas'></div>", with: "id='canvas'>\(places)</div>"))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      let covered =
        "[...document.querySelectorAll('.map-title[data-covered]')].map(it => it.textContent)"
      try await browser.wait(until: "\(covered).length === 1")
      #expect(try await browser.value(covered).array == ["Northern town"])
      try await browser.run(
        """
        const button = document.querySelector('.map-zoom button');
        const covered = () => document.querySelector('.map-title[data-covered]');
        const frame = () => new Promise(done => setTimeout(done, 30));
        return (async () => { while (covered()) { button.click(); await frame(); } })();
        """)
    }
  }

  /// The last that the page said of its map: whether a person moved it, and the middle.
  private func sight(_ app: ScriptedApp) -> [Double] {
    let said = app.events.all.last { $0.name == "sight" }?.value ?? ""
    return said.split(separator: " ").compactMap { Double($0) }
  }

  @Test func `a map that was moved too far comes back, and says where it is then`() async throws {
    let app = try ScriptedApp(screen(#","limits":[51,0,0.5,0.5]"#))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      try await browser.drag(.css(".map .ground"), by: 150, 0)
      while sight(app).count < 3 || abs(sight(app)[2]) > 0.3 || sight(app)[0] != 1 {
        await app.events.wait(for: app.events.all.count + 1)
      }
      #expect(abs(sight(app)[1] - 51) < 0.3)
    }
  }

  @Test func `it goes no nearer and no farther than it may`() async throws {
    // A map of 400 points that shows 100 to 1,000 km.
    let app = try ScriptedApp(screen(#","least":100000,"most":1000000"#))
    try await app.browse { browser in
      try await browser.waitFor(.css(".map-land"))
      for (sign, metres) in [("+", 100_000.0), ("−", 1_000_000)] {
        try await browser.run(
          """
          const button = [...document.querySelectorAll('.map-zoom button')]
            .find(it => it.textContent === args[0]);
          const frame = () => new Promise(done => setTimeout(done, 30));
          return (async () => {
            for (let n = 0; n < 300 && !button.disabled; n++) { button.click(); await frame(); }
          })();
          """, .string(sign))
        while sight(app).count < 4 || abs(sight(app)[3] * 111_195 - metres) > metres * 0.1 {
          await app.events.wait(for: app.events.all.count + 1)
        }
      }
    }
  }
}
