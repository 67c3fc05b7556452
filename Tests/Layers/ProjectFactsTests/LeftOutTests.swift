import StrataImportGraph
import StrataProjectFacts
import Testing

/// Tests of files in a target's folder that the target does not build.
@Suite struct LeftOutTests {
  private func facts(_ targets: String) -> ProjectFacts {
    let manifest = "let p = Package(name: \"P\", targets: [\(targets)])"
    return ProjectFacts(WrittenTree(["Package.swift": manifest]), paths: ["Package.swift"])
  }

  @Test(arguments: [
    (".target(name: \"A\", exclude: [\"Old.swift\", \"Legacy\"])", ["New.swift", "Deep/B.swift"]),
    (
      ".target(name: \"A\", exclude: [\"./Old.swift\", \"Legacy/\"])",
      ["New.swift", "Deep/B.swift"]
    ),
    (
      ".target(name: \"A\", sources: [\"New.swift\", \"Legacy\"])", ["New.swift", "Legacy/C.swift"]
    ),
    (
      ".target(name: \"A\", exclude: [\"Legacy\"], sources: [\"New.swift\", \"Legacy\"])",
      ["New.swift"]
    ),
    (".target(name: \"A\")", ["Old.swift", "New.swift", "Deep/B.swift", "Legacy/C.swift"]),
    // This is known only by evaluating the manifest, so nothing is left out.
    (
      ".target(name: \"A\", exclude: gone, sources: [all, \"New.swift\"])",
      ["Old.swift", "New.swift", "Deep/B.swift", "Legacy/C.swift"]
    ),
  ])
  func `a manifest determines which files of a folder are built`(target: String, built: [String]) {
    let facts = facts(target)
    for name in ["Old.swift", "New.swift", "Deep/B.swift", "Legacy/C.swift"] {
      let path = "Sources/A/\(name)"
      #expect((facts.target(of: path)?.name == "A") == built.contains(name), "\(name)")
      #expect(facts.leavesOut(path) != built.contains(name), "\(name)")
    }
    #expect(!facts.leavesOut("Sources/B/Other.swift"))
  }

  @Test func `a file that one target excludes may be part of another`() {
    let facts = facts(
      ".target(name: \"A\", path: \"Sources\", exclude: [\"B\"]), .target(name: \"B\")")
    #expect(facts.target(of: "Sources/B/x.swift")?.name == "B")
    #expect(!facts.leavesOut("Sources/B/x.swift"))
  }

  private let project = """
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; };
        G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>";
             exceptions = (E1, E2, ); };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
              membershipExceptions = (Info.plist, Domain/Old.swift, Domain/Widget.swift, ); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
              membershipExceptions = (Domain/Widget.swift, ); };
        T1 = {isa = PBXNativeTarget; name = Shop; buildPhases = ();
              fileSystemSynchronizedGroups = (S); };
        T2 = {isa = PBXNativeTarget; name = Widgets; buildPhases = (); };
      };
      rootObject = P;
    }
    """

  @Test func `a synchronized folder's exceptions exclude a file, or add it to another target`() {
    let path = "Shop.xcodeproj/project.pbxproj"
    let facts = ProjectFacts(WrittenTree([path: project]), paths: [path])
    #expect(facts.target(of: "Shop/Domain/New.swift")?.name == "Shop")
    #expect(facts.target(of: "Shop/Domain/Old.swift") == nil)
    #expect(facts.leavesOut("Shop/Domain/Old.swift"))
    #expect(facts.target(of: "Shop/Domain/Widget.swift")?.name == "Widgets")
    #expect(!facts.leavesOut("Shop/Domain/Widget.swift"))
  }
}
