import Testing

@testable import StrataProjectRuns

/// Tests of projects that cannot be run: one sentence says which file breaks which rule.
@Suite struct ProjectProblemTests {
  private func problem(_ path: String, _ texts: [String: String]) -> String {
    do {
      _ = try FixtureProject.plan(path, texts)
      return ""
    } catch { return error.text }
  }

  private func project(_ objects: String) -> String {
    """
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; };
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        \(objects)
      };
    }
    """
  }

  private let app = """
    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
         fileSystemSynchronizedGroups = (S); };
    """

  @Test func `a project without an app is refused`() {
    let texts = ["/a/App.xcodeproj/project.pbxproj": project("")]
    #expect(problem("/a", texts) == "App.xcodeproj has no app target")
  }

  @Test func `a package of libraries is refused with the commands that build and test it`() {
    let text: String
    do {
      _ = try FixtureProject.plan(
        "/w/Kit", FixtureProject.folders, packages: ["/w/Kit": FixtureProject.kit])
      text = ""
    } catch { text = error.text }
    #expect(
      text
        == "/w/Kit/Package.swift has no executable target, so there is no app; build a package of "
        + "libraries with 'swift build --swift-sdk strata', and test it with "
        + "'swift test --swift-sdk strata'")
  }

  @Test func `a manifest that does not compile is reported by the compiler's first error`() {
    let general = "error: 'p': Invalid manifest (compiled with: [\"swiftc\"])"
    let error = "/p/Package.swift:3:8: error: no such module 'Missing'"
    let lines = [general, "/p/Package.swift:2:1: warning: old", error, "error: invalid manifests"]
    #expect(PackageDescriber.problem(in: lines, of: "/p").text == error)
    #expect(
      PackageDescriber.problem(in: ["note", "error: no manifest"], of: "/p").text
        == "/p/Package.swift: error: no manifest")
    #expect(
      PackageDescriber.problem(in: [], of: "/p").text
        == "/p/Package.swift: 'swift package dump-package' failed without a message")
  }

  @Test func `an app without Swift sources is refused`() {
    let texts = [
      "/a/App.xcodeproj/project.pbxproj": project(app), "/a/App/main.m": "int main() {}",
    ]
    #expect(problem("/a", texts) == "the target 'App' has no Swift sources")
  }

  @Test func `a UIKit app that starts from a storyboard is refused, and the storyboard is named`() {
    let texts = [
      "/a/App.xcodeproj/project.pbxproj": project(app),
      "/a/App/Base.lproj/Main.storyboard": "",
      "/a/App/AppDelegate.swift":
        "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n",
    ]
    #expect(
      problem("/a", texts)
        == "/a/App/AppDelegate.swift:2 starts the app with an app delegate, and no source sets the "
        + "rootViewController of a window, and Strata reads no storyboards: "
        + "App/Base.lproj/Main.storyboard; Strata starts an App of SwiftUI with '@main', or a "
        + "delegate that makes the window")
  }

  @Test(arguments: ["@main", "@UIApplicationMain"])
  func `an app whose delegate creates its window is accepted`(attribute: String) {
    let texts = [
      "/a/App.xcodeproj/project.pbxproj": project(app),
      "/a/App/Base.lproj/LaunchScreen.storyboard": "",
      "/a/App/AppDelegate.swift":
        "import UIKit\n\(attribute)\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      "/a/App/Window.swift": "func show() { window.rootViewController = Home() }\n",
    ]
    #expect(problem("/a", texts) == "")
  }

  @Test func `an app without an entry point such as @main is refused`() {
    let texts = [
      "/a/App.xcodeproj/project.pbxproj": project(app),
      "/a/App/Home.swift": "// @main\nlet a = 1\n",
    ]
    #expect(
      problem("/a", texts)
        == "the target 'App' has no '@main'; Strata starts an App of SwiftUI with '@main'")
  }

  @Test(arguments: [
    ("{\n  objects = {\n<<<<<<< HEAD\n", 3), ("{\n  objects = (\n  };\n}\n", 3),
    ("{\n  name = \"open;\n", 2), ("{\n  objects = {\n", 2),
  ])
  func `the error of an unreadable project has the line`(text: String, line: Int) {
    #expect(
      problem("/a/App.xcodeproj", ["/a/App.xcodeproj/project.pbxproj": text])
        == "/a/App.xcodeproj/project.pbxproj:\(line) is not a readable Xcode project")
  }

  @Test func `a path without a project, or with several, is refused`() {
    #expect(problem("/none", [:]) == "'/none' does not exist")
    #expect(
      problem("/a", ["/a/README.md": ""])
        == "'/a' holds no Xcode project, no Package.swift and no Swift sources")
    let two = [
      "/a/B.xcodeproj/project.pbxproj": "", "/a/C.xcodeproj/project.pbxproj": "",
    ]
    #expect(
      problem("/a", two) == "'/a' holds several projects, so name one: B.xcodeproj, C.xcodeproj")
  }

  @Test
  func `several projects in subfolders are an error that names them, never taken for one app`()
    throws
  {
    var texts = ["/a/README.md": ""]
    for number in 1...9 {
      texts["/a/demos/\(number)/D.xcodeproj/project.pbxproj"] = project(app)
      texts["/a/demos/\(number)/App/App.swift"] = "import SwiftUI\n@main struct A: App {}\n"
    }
    let names = (1...8).map { "demos/\($0)/D.xcodeproj" }.joined(separator: ", ")
    #expect(
      problem("/a", texts)
        == "'/a' holds several projects, so name one: \(names) and 1 more")
    for number in 2...9 { texts["/a/demos/\(number)/D.xcodeproj/project.pbxproj"] = nil }
    #expect(try FixtureProject.plan("/a", texts).folder == "/a/demos/1")
  }

  @Test func `projects below Pods, .build and node_modules are ignored`() throws {
    var texts = [
      "/a/demos/1/D.xcodeproj/project.pbxproj": project(app),
      "/a/demos/1/App/App.swift": "import SwiftUI\n@main struct A: App {}\n",
    ]
    for place in ["Pods", "demos/1/Pods", "demos/1/.build/checkouts/x", "js/node_modules/y"] {
      texts["/a/\(place)/Z.xcodeproj/project.pbxproj"] = ""
    }
    #expect(try FixtureProject.plan("/a", texts).folder == "/a/demos/1")
  }

  @Test func `a project whose module has the name of one of Strata's frameworks is refused`() throws
  {
    let texts = ["/a/MapKit/App.swift": "import SwiftUI\n@main struct A: App {}\n"]
    let plan = try FixtureProject.plan("/a/MapKit", texts)
    #expect(
      throws: ProjectRunProblem(
        text: "the module 'MapKit' has the name of a framework of Strata; rename the target")
    ) { try FixtureProject.generated(plan, texts) }
    #expect(
      problem("/a/StrataTrips", ["/a/StrataTrips/App.swift": "@main struct A {}\n"])
        == "the module 'StrataTrips' has a name that begins with Strata, like Strata's modules; rename the target"
    )
  }
}
