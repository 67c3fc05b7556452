import StrataProjectFacts

/// Converts build settings of Xcode to those of a manifest.
enum SwiftSettings {
  /// The upcoming features that Xcode's approachable concurrency switches on; some of them are part
  /// of Swift 6.
  private static let approachable = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
  private static let approachableBefore6 = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferSendableFromCaptures",
  ]

  /// Returns the entries of `swiftSettings:` for some build settings.
  static func lines(of settings: XcodeBuildSettings) -> [String] {
    let isSix = settings["SWIFT_VERSION"]?.hasPrefix("6") == true
    var lines = [".swiftLanguageMode(.v\(isSix ? "6" : "5"))"]
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      lines.append(".defaultIsolation(MainActor.self)")
    }
    var features: [String] = []
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      features = approachable + (isSix ? [] : approachableBefore6)
    }
    for name in settings.names where name.hasPrefix(upcoming) && settings.isOn(name) {
      // The module that declares a member may be another one here than on Apple's platforms.
      if name.hasSuffix("MEMBER_IMPORT_VISIBILITY") { continue }
      features.append(feature(String(name.dropFirst(upcoming.count))))
    }
    // Xcode's default is on, unlike the compiler's in Swift 5.
    if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO", !isSix {
      features.append("BareSlashRegexLiterals")
    }
    lines += Set(features).sorted().filter { !isSix || !sixth.contains($0) }
      .map { ".enableUpcomingFeature(\"\($0)\")" }
    return lines + conditions(settings).map { ".define(\"\($0)\")" }
  }

  private static let upcoming = "SWIFT_UPCOMING_FEATURE_"

  /// The features that Swift 6 always has. Naming them in Swift 6 mode would cause a warning.
  private static let sixth: Set = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
    "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
  ]

  /// Returns the name of a feature, such as `ExistentialAny`, for a build setting's suffix such as
  /// `EXISTENTIAL_ANY`.
  private static func feature(_ setting: String) -> String {
    setting.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }

  /// Returns the compilation conditions that the project defines. SwiftPM itself defines `DEBUG` in
  /// debug builds.
  private static func conditions(_ settings: XcodeBuildSettings) -> [String] {
    let stated = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "")
      .split(whereSeparator: \.isWhitespace).map(String.init)
    let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(whereSeparator: \.isWhitespace)
    let defined = flags.indices.compactMap { index -> String? in
      if flags[index] == "-D" { return index + 1 < flags.count ? String(flags[index + 1]) : nil }
      return flags[index].hasPrefix("-D") ? String(flags[index].dropFirst(2)) : nil
    }
    let words = (stated + defined).filter {
      $0 != "DEBUG" && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return Set(words).sorted()
  }
}
