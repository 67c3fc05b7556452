import Testing

@testable import StrataProjectRuns

/// Tests of the copies of sources: what is replaced, and that lines keep their numbers.
@Suite struct SourceRewriterTests {
  private func rewrite(_ text: String, own: Set<String> = []) -> Rewritten {
    SourceRewriter(offered: ["SwiftUI", "SwiftData", "UIKit", "MapKit", "os"], own: own)
      .rewrite(Array(text.utf8))
  }

  private func copy(_ text: String) -> String {
    String(decoding: rewrite(text).bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("#if os(iOS)", "#if true   "), ("#elseif os(macOS)", "#elseif false    "),
      ("#if !os(Linux) && DEBUG", "#if !false     && DEBUG"),
      ("#if os(iOS) || os(visionOS)", "#if true    || false       "),
      ("#if canImport(UIKit)", "#if true            "),
      ("#if canImport(SwiftUI, _version: 5)", "#if true                           "),
      ("#if canImport(AppKit)", "#if false            "),
      ("#if targetEnvironment(simulator)", "#if true                        "),
      ("#if targetEnvironment(macCatalyst)", "#if false                         "),
      ("#if arch(arm64) && swift(>=5.9) && compiler(>=6)", nil),
      ("#if canImport(Foundation) || canImport(Mine) || BETA", nil),
      ("if #available(iOS 17, *) {}", nil), ("@available(iOS 16, *) func a() {}", nil),
      ("let text = \"#if os(iOS)\" // #if os(iOS)", nil), ("/* #if os(iOS) */", nil),
      ("let os = 1; a.os(iOS)", nil),
    ] as [(String, String?)])
  func `the conditions os, canImport and targetEnvironment are replaced by their values for iOS`(
    text: String, expected: String?
  ) {
    #expect(copy(text) == expected ?? text)
  }

  @Test(
    arguments: [
      ("@objc func a() {}", "      func a() {}"),
      ("@objc(b:) public func a() {}", "          public func a() {}"),
      ("@objcMembers class A {}", "             class A {}"),
      ("@IBOutlet weak var a: B!", "          weak var a: B!"),
      ("@IBAction func a() {}", "          func a() {}"),
      ("@objc dynamic var a = 1", "              var a = 1"),
      ("let dynamic = 1", nil), ("a.dynamic.b", nil), ("f(dynamic: 1)", nil),
      ("case dynamic\nvar a", nil),
      ("\"@objc\" // @objc", nil),
    ] as [(String, String?)])
  func `Objective-C attributes and modifiers such as @objc are replaced by spaces`(
    text: String, expected: String?
  ) {
    #expect(copy(text) == expected ?? text)
  }

  @Test(
    arguments: [
      ("import UIKit.UIImage", "import UIKit        "),
      ("import class UIKit.UIImage", "import UIKit              "),
      ("import os.log", nil), ("import Foundation", nil), ("@testable import Mine", nil),
      ("import WidgetKit", "                "),
      ("@preconcurrency import AVFoundation", "                                   "),
      ("let a = b.import", nil), ("func f(import a: Int)", nil),
    ] as [(String, String?)])
  func `imports of modules that Strata does not have are removed from a source`(
    text: String, expected: String?
  ) {
    #expect(copy(text) == expected ?? text)
  }

  @Test(
    arguments: [
      (
        "import SwiftUI\n@FetchRequest var a: B",
        "import SwiftUI; import CoreData\n@FetchRequest var a: B"
      ),
      (
        "import SwiftUI\n@Environment(\\.managedObjectContext) var a",
        "import SwiftUI; import CoreData\n@Environment(\\.managedObjectContext) var a"
      ),
      ("import SwiftUI\nimport CoreData\n@FetchRequest var a: B", nil),
      ("import Foundation\nstruct FetchRequest {}", nil), ("import SwiftUI\n// FetchRequest", nil),
    ] as [(String, String?)])
  func `a source that uses FetchRequest with SwiftUI alone gets an import of CoreData`(
    text: String, expected: String?
  ) {
    let made = SourceRewriter(offered: ["SwiftUI", "CoreData"], own: []).rewrite(Array(text.utf8))
    #expect(String(decoding: made.bytes, as: UTF8.self) == expected ?? text)
    #expect(made.imports.contains("CoreData") == (expected != nil || text.contains("import Core")))
  }

  @Test(
    arguments: [
      (
        "import UIKit\nimport Foundation\nlet a = SecRandomCopyBytes(kSecRandomDefault, 1, &b)",
        "import UIKit; import Security\nimport Foundation\n"
          + "let a = SecRandomCopyBytes(kSecRandomDefault, 1, &b)"
      ),
      (
        "import SwiftUI\nlet a = errSecSuccess",
        "import SwiftUI; import Security\nlet a = errSecSuccess"
      ),
      ("import Foundation\nimport Security\nlet a = kSecClass", nil),
      ("import Foundation\nlet second = 1 // kSecClass", nil), ("let a = kSecClass", nil),
    ] as [(String, String?)])
  func `a source that calls the keychain with Foundation alone gets an import of Security`(
    text: String, expected: String?
  ) {
    let made = SourceRewriter(offered: ["SwiftUI", "UIKit", "Security"], own: [])
      .rewrite(Array(text.utf8))
    #expect(String(decoding: made.bytes, as: UTF8.self) == expected ?? text)
  }

  @Test func `a project's module named like one of Apple's is imported unchanged`() {
    let made = rewrite("import Charts\n#if canImport(Charts)\n#endif", own: ["Charts"])
    #expect(made.substitutions.isEmpty && made.imports == ["Charts"])
  }

  @Test(
    arguments: [
      (
        "@MainActor final class A: XCTestCase { func testB() { c() } }",
        "@MainActor final class A: XCTestCase { func testB() async { c() } }"
      ),
      (
        "class A: XCTestCase { @MainActor func testB() throws {} }",
        "class A: XCTestCase { @MainActor func testB() async throws {} }"
      ),
      (
        "@MainActor class A: XCTestCase { override func setUp() { super.setUp(); b() } }",
        "@MainActor class A: XCTestCase { override func setUp() { "
          + "nonisolated(unsafe) let test = self; "
          + "MainActor.assumeIsolated { test.setUpOnMainActor() } }; "
          + "@MainActor private func setUpOnMainActor() { super.setUp(); b() } }"
      ),
      (
        "class A: XCTestCase { @MainActor override func setUp() { b() } }",
        "class A: XCTestCase {            override func setUp() { "
          + "nonisolated(unsafe) let test = self; "
          + "MainActor.assumeIsolated { test.setUpOnMainActor() } }; "
          + "@MainActor private func setUpOnMainActor() { b() } }"
      ),
      (
        "@MainActor class A: XCTestCase { override func tearDownWithError() throws {} }",
        "@MainActor class A: XCTestCase { override func tearDownWithError() throws { "
          + "nonisolated(unsafe) let test = self; "
          + "try MainActor.assumeIsolated { try test.tearDownWithErrorOnMainActor() } }; "
          + "@MainActor private func tearDownWithErrorOnMainActor() throws {} }"
      ),
      (
        "@MainActor class A: XCTestCase { override class func setUp() {} }",
        "@MainActor class A: XCTestCase { override class func setUp() { "
          + "nonisolated(unsafe) let test = self; "
          + "MainActor.assumeIsolated { test.setUpOnMainActor() } }; "
          + "@MainActor private static func setUpOnMainActor() {} }"
      ),
      ("class A: XCTestCase { func testB() {} }", nil),
      ("@MainActor class A: XCTestCase { func testB() async {} }", nil),
      ("@MainActor class A: XCTestCase { nonisolated func testB() {} }", nil),
      ("@MainActor class A: XCTestCase { func b() { func testC() {} } }", nil),
      ("@MainActor class A { func testB() {} }", nil),
    ] as [(String, String?)])
  func `synchronous XCTest methods of a main-actor class become asynchronous`(
    text: String, expected: String?
  ) {
    #expect(copy("import XCTest\n" + text) == "import XCTest\n" + (expected ?? text))
  }

  @Test(
    arguments: [
      ("@Model final class A { let b: Date }", "@Model final class A { var b: Date }"),
      ("@Model class A { public let b: [Int]? }", "@Model class A { public var b: [Int]? }"),
      ("@Model class A { let b = 1 }", nil), ("@Model class A { static let b: Int }", nil),
      ("@Model class A { func b() { let c: Int } }", nil), ("class A { let b: Date }", nil),
    ] as [(String, String?)])
  func `stored constants without a value in a SwiftData model become variables`(
    text: String, expected: String?
  ) {
    #expect(copy("import SwiftData\n" + text) == "import SwiftData\n" + (expected ?? text))
  }

  @Test(
    arguments: [
      (
        "@NSManaged public var name: String? // what",
        "           public var name: String? "
          + "{ get { _managed(\"name\") } set { _setManaged(\"name\", to: newValue) } } // what"
      ),
      (
        "@NSManaged var all: Set<Item>",
        "           var all: Set<Item> "
          + "{ get { _managed(\"all\") } set { _setManaged(\"all\", to: newValue) } }"
      ),
      (
        "@objc(addItemsObject:) @NSManaged public func addToItems(_ value: Item)",
        "                                  public func addToItems(_ value: Item) "
          + "{ _add([value], to: \"items\") }"
      ),
      (
        "@NSManaged func removeFromItems(_ values: NSSet)",
        "           func removeFromItems(_ values: NSSet) "
          + "{ _remove(values.compactMap { $0 as? NSManagedObject }, from: \"items\") }"
      ),
      (
        "@NSManaged func insertIntoItems(_ value: Item, at idx: Int)",
        "           func insertIntoItems(_ value: Item, at idx: Int) "
          + "{ _insert(value, into: \"items\", at: idx) }"
      ),
      ("sort(#keyPath(Item.list.name))", "sort(\"list.name\"             )"),
    ])
  func `NSManaged properties and methods get accessors`(text: String, expected: String) {
    #expect(copy(text) == expected)
  }

  @Test func `an NSManaged method that cannot be replaced is reported with a remark`() {
    let text = "@NSManaged func replaceItems(at idx: Int, with value: Item)"
    let copied = SourceRewriter(offered: ["SwiftUI"], own: []).rewrite(Array(text.utf8))
    #expect(
      copied.remarks.map(\.result) == [
        "cannot be replaced without Core Data; set the whole property instead of calling this method"
      ])
  }

  @Test func `addTarget with a selector is rewritten to a UIAction that calls the method`() {
    #expect(
      copy("b.addTarget(self, action: #selector(save), for: .touchUpInside)\n@objc func save() {}")
        == "b.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)\n      func save() {}"
    )
    #expect(
      copy(
        "b.addTarget(\n  self, action: #selector(A.tap(_:)),\n  for: .touchUpInside)\nfunc tap(_ sender: UIButton) {}"
      ).hasPrefix(
        "b.addAction(UIAction { [weak self] action in if let sender = action.sender as? UIButton { self?.tap(sender) } }, for: .touchUpInside)\n\n\nfunc tap"
      ))
  }

  @Test
  func `addTarget with another object captures it weakly, and with nil or a call stays as it is`() {
    let method = "\nfunc tap(_ sender: UIButton) {}"
    #expect(
      copy(
        "b.addTarget(context.coordinator, action: #selector(context.coordinator.tap(_:)), "
          + "for: .touchUpInside)\(method)"
      ).hasPrefix(
        "b.addAction(UIAction { [weak target = context.coordinator] action in if let sender = "
          + "action.sender as? UIButton { target?.tap(sender) } }, for: .touchUpInside)\n"))
    for target in ["nil", "make()", "list[0]", "a.b()"] {
      let text = "b.addTarget(\(target), action: #selector(A.tap(_:)), for: .touchUpInside)"
      #expect(copy(text + method).hasPrefix(text), "\(target)")
    }
  }

  @Test func `a bar button item with a selector is rewritten to one with a UIAction`() {
    #expect(
      copy(
        "UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))\nfunc add() {}"
      ).hasPrefix(
        "UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })"
      ))
  }

  @Test func `a key command with a selector is rewritten to one with an action`() {
    #expect(
      copy(
        "UIKeyCommand(input: \"N\", modifierFlags: .command, action: #selector(add(_:)))\n"
          + "@objc func add(_ sender: AnyObject?) {}"
      ).hasPrefix(
        "UIKeyCommand(input: \"N\", modifierFlags: .command, action: "
          + "UIAction { [weak self] action in self?.add(action.sender) })"))
  }

  @Test func `a timer with a selector is rewritten to one with a closure`() {
    #expect(
      copy(
        "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), "
          + "userInfo: nil, repeats: true)\n@objc func tick() {}"
      ).hasPrefix(
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: { [weak self] _ in "
          + "MainActor.assumeIsolated { if let self { self.tick() } } })\n"))
    #expect(
      copy(
        "Timer(timeInterval: t, target: self, selector: #selector(A.tick(_:)), userInfo: nil, "
          + "repeats: false)\nfunc tick(_ timer: Timer) {}"
      ).hasPrefix(
        "Timer(timeInterval: t, repeats: false, block: { [weak self] timer in "
          + "nonisolated(unsafe) let timer = timer; "
          + "MainActor.assumeIsolated { if let self { self.tick(timer) } } })\n"))
  }

  @Test func `a timer with userInfo, another target or an unknown method is not rewritten`() {
    for arguments in [
      "target: self, selector: #selector(tick), userInfo: 5",
      "target: other, selector: #selector(tick), userInfo: nil",
      "target: self, selector: #selector(other), userInfo: nil",
    ] {
      let text = "Timer.scheduledTimer(timeInterval: 1, \(arguments), repeats: true)"
      #expect(copy("\(text)\nfunc tick() {}").hasPrefix(text), "\(arguments)")
    }
  }

  @Test func `sendAction with resignFirstResponder is rewritten to endEditing of the key window`() {
    let text = copy(
      "UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, "
        + "from: nil, for: nil)")
    #expect(text.hasPrefix("UIApplication.shared.keyWindow?.endEditing(true) "))
    let inside = "extension UIApplication { func end() { sendAction("
    #expect(
      copy(
        "\(inside)#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) } }"
      )
      .hasPrefix("extension UIApplication { func end() { keyWindow?.endEditing(true) "))
    let other = "app.sendAction(#selector(A.save), to: nil, from: nil, for: nil)"
    #expect(copy(other) == other)
  }

  @Test func `the attribute UIApplicationMain is replaced by main`() {
    #expect(copy("@UIApplicationMain\nclass A {}") == "@main             \nclass A {}")
  }

  @Test(arguments: [
    ("note()", "observer, _ in observer.note()"),
    ("note(_ n: Notification)", "observer, notification in observer.note(notification)"),
    ("note(with n: Notification?)", "observer, notification in observer.note(with: notification)"),
    (
      "note(n: NSNotification)",
      "observer, notification in observer.note(n: notification._bridgeToObjectiveC())"
    ),
    ("note(_ sender: Any)", "observer, notification in observer.note(notification)"),
  ])
  func `an observer's selector is rewritten to a closure that passes the notification`(
    method: String, body: String
  ) {
    let text =
      "c.addObserver(context.coordinator, selector: #selector(A.note), name: n, object: nil)"
    let made = rewrite("\(text)\n@objc private func \(method) {}")
    #expect(
      String(decoding: made.bytes, as: UTF8.self).hasPrefix(
        "c.addObserver(context.coordinator, selector: _Selector { \(body) }, name: n, object: nil)\n"
      ))
    #expect(made.remarks.isEmpty)
  }

  @Test(arguments: [
    ("#selector(note)", "func note(_ a: Int) {}"),
    ("#selector(note)", "func note(_ a: Notification, b: Int) {}"),
    ("#selector(Other.note)", ""),
  ])
  func `a selector that cannot be rewritten is kept and reported by its line`(
    selector: String, method: String
  ) {
    let text = "\nc.addObserver(self, selector: \(selector), name: n, object: nil)\n"
    let made = rewrite(text + method)
    #expect(made.remarks.map(\.line) == [2])
    #expect(String(decoding: made.bytes, as: UTF8.self).hasPrefix(text))
  }

  @Test func `rewriting a source keeps its line numbers, even with CRLF and non-ASCII letters`() {
    let text = "// ünï\r\nimport WidgetKit\r\n#if os(iOS) // ä\r\nlet é = 1\r\n#endif\r\n"
    let made = copy(text)
    #expect(made.utf8.count { $0 == 0x0A } == 5)
    #expect(made.contains("#if true    // ä\r\nlet é = 1\r\n"))
  }

  @Test func `each replacement in a rewritten source is listed with its line`() {
    let made = rewrite("import UIKit\n\n#if os(iOS)\n@objc func a() {}\n#endif\n")
    #expect(
      made.substitutions == [
        Substitution(line: 3, text: "os(iOS)", result: "true"),
        Substitution(line: 4, text: "@objc", result: "left out"),
      ])
  }
}
