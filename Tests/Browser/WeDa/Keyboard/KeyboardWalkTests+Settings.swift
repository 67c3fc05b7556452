import Foundation
import SimulatorKit
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the settings, their pages, and rare screens.
extension KeyboardWalkTests {
  @Test(.mission("W-10"), arguments: Viewport.both)
  func `every setting can be changed by keyboard`(viewport: Viewport) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openLive(weda.page("/settings"))
      try await browser.waitFor(testID: "settings.units")
      try await KeyboardWalk(browser).expectReachable("settings")
      for (id, chosen) in [
        ("settings.clock", "24-hour"), ("settings.unit.temperature", "°F"),
        ("settings.unit.wind", "Knots"), ("settings.unit.pressure", "mmHg"),
        ("settings.unit.precipitation", "Inches"), ("settings.unit.distance", "Miles"),
        ("settings.dataSource", "Only for new places"), ("settings.language", "Español"),
      ] {
        try await browser.choose(chosen, byArrowsIn: id)
      }
      try await browser.waitFor(text: "Ajustes")
      // Each unit was changed separately, so no preset is selected: Tab reaches the first one.
      try await browser.operate("settings.units", by: .space)
      try await browser.wait(until: "document.activeElement.checked")
      try await browser.press(.arrowRight)
      try await browser.wait(
        until: "document.activeElement.checked && document.activeElement.value === '1'")
      try await browser.waitUntilLive()
      try await browser.operate("backup.history", by: .space)
      try await browser.waitFor(
        .css("[data-testid='backup.history'] :checked, :checked[data-testid='backup.history']"))
      try await browser.operate(tab: "/favorites")
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-10"))
  func `export, import and deletion work by keyboard`() async throws {
    let folder = try TemporaryFolder()
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      let walk = KeyboardWalk(browser)
      try await browser.openLive(weda.page("/settings"))
      try await browser.run(
        """
        window.saved = [];
        HTMLAnchorElement.prototype.click = function () { saved.push(this.download); };
        """)
      try await browser.operate("backup.export")
      try await browser.wait(until: "saved[0] === 'weda.json'")
      try await browser.waitUntilLive()
      try await browser.operate("backup.import")
      try await browser.waitFor(testID: "FileField")
      try await browser.waitUntilLive()
      try await walk.expectReachable("choosing a file")
      // The file is chosen in a window of the system, which tests cannot operate.
      try await browser.choose(try LanguageTests.backup(in: folder), in: .testID("FileField"))
      try await browser.waitFor(testID: "backup.confirm")
      try await browser.waitUntilLive()
      try await walk.expectReachable("import preview")
      try await browser.operate("backup.mode", by: .arrowRight)
      try await browser.waitFor(text: "Replace mine")
      try await browser.wait(until: "document.activeElement.checked")
      try await browser.waitUntilLive()
      try await browser.operate("backup.confirm")
      try await browser.waitFor(text: "The file was loaded")
      try await browser.waitUntilLive()
      try await walk.expectReachable("the file was loaded")
      try await browser.operate("backup.notice.dismiss")
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.waitUntilLive()
      try await browser.operate("backup.forget")
      try await browser.waitFor(testID: "backup.forget.cancel")
      try await browser.waitUntilLive()
      try await walk.expectReachable("forgetting")
      try await browser.press(.escape)
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.waitUntilLive()
      try await browser.operate("backup.forget")
      try await browser.operate("backup.forget.confirm")
      try await browser.waitFor(text: "All data is deleted")
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-10"))
  func `the privacy page can be opened and left by keyboard`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.openLive(weda.page("/settings"))
      try await browser.operate("privacy.link")
      try await browser.waitFor(testID: "privacy.page")
      try await browser.waitUntilLive()
      try await KeyboardWalk(browser).expectReachable("privacy")
      try await browser.operate("BackButton")
      try await browser.waitFor(testID: "settings.units")
      try await browser.wait(until: "location.pathname === '/settings'")
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-10"))
  func `the current location works by keyboard, with and without permission`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      let walk = KeyboardWalk(browser)
      try await browser.setPositionPermission(.granted)
      try await browser.move(latitude: 51.63, longitude: -0.18)
      try await browser.openLive(weda.page("/here"))
      try await browser.waitFor(testID: "app.error")
      try await walk.expectReachable("here, not allowed")
      try await browser.operate("app.retry")
      try await browser.waitFor(testID: "location.allow")
      try await browser.waitUntilLive()
      try await walk.expectReachable("location sheet")
      try await browser.press(.escape)
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.waitUntilLive()
      try await browser.operate("app.retry")
      try await browser.operate("location.allow")
      try await browser.waitFor(testID: "details.temperature")
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.waitUntilLive()
      try await walk.expectReachable("here")
      try await browser.operate(tab: "/settings")
      try await browser.operate("location.stop")
      try await browser.waitFor(testID: "location.use")
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-10"))
  func `shared pages, errors and unknown addresses work by keyboard`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      let walk = KeyboardWalk(browser)
      try await browser.openLive(weda.page("/shared/london-england-gb/wind-beaufort"))
      try await browser.waitFor(testID: "share.own")
      try await walk.expectReachable("shared")
      try await browser.operate("share.own")
      try await browser.waitGone(.testID("share.banner"))
      try await browser.openLive(weda.page("/shared/london-england-gb/wind-beaufort"))
      try await browser.operate("share.keep")
      try await browser.waitGone(.testID("share.banner"))
      await weda.simulator.faults.add(Fault(.status(500), at: "/data/2.5"))
      try await browser.openLive(weda.page("/city/paris-ile-de-france-fr"))
      try await browser.waitFor(testID: "app.error")
      try await walk.expectReachable("error")
      await weda.simulator.faults.removeAll()
      try await browser.operate("app.retry")
      try await browser.waitFor(testID: "details.temperature")
      try await browser.open(weda.page("/nonsense"))
      try await walk.expectReachable("no such page")
      try await browser.tab(to: "main a")
      try await browser.press(.enter)
      try await browser.waitFor(Browser.searchField)
      try await browser.expectQuiet(ignoring: "404")
    }
  }

  @Test(.mission("W-10"))
  func `the help about demo data can be opened and closed by keyboard`() async throws {
    let app = try await ServedApp.start("weda", arguments: ["-provider", "demo"])
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await KeyboardWalk(browser).expectReachable("demo")
      try await browser.operate("app.demoHelp")
      try await browser.waitFor(testID: "app.demoHelp.done")
      try await browser.waitUntilLive()
      try await KeyboardWalk(browser).expectReachable("demo help")
      try await browser.operate("app.demoHelp.done")
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.expectQuiet()
    }
    try await app.stop()
  }
}

extension Browser {
  /// Moves by Tab to a picker, and by arrow keys to an entry.
  fileprivate func choose(_ text: String, byArrowsIn id: String) async throws {
    try await tab(toControl: id)
    try await press(.home)
    var seen: [String] = []
    for _ in 0..<8 {
      try await waitUntilLive()
      let chosen =
        try await run(
          """
          const it = document.activeElement;
          return it.selectedOptions?.[0].text ?? it.outerHTML.slice(0, 200);
          """
        ).string ?? ""
      if chosen == text { return }
      seen.append(chosen)
      try await press(.arrowDown)
    }
    Issue.record("no arrow leads to \(text) in \(id), but to \(seen)")
  }
}
