import Foundation
import StrataSwiftSDK

/// The command `strata sdk`, which builds a Swift SDK of the frameworks, or removes it.
struct SDKCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    let installer = SDKInstaller(
      package: try StrataPackage.folder(),
      folder: parsed.value("--into").map { URL(fileURLWithPath: $0, relativeTo: folder) },
      isRelease: parsed.value("--configuration") == "release")
    do throws(SDKError) {
      return parsed.operands[0] == "remove"
        ? try removed(by: installer) : try installed(by: installer)
    } catch {
      throw CheckProblem(text: error.text)
    }
  }

  private func installed(by installer: SDKInstaller) throws(SDKError) -> Outcome {
    try installer.install()
    let place = parsed.value("--into").map { " --swift-sdks-path \($0)" } ?? ""
    return Outcome(
      """
      The Swift SDK 'strata' is in \(installer.bundle.path).
      Any package is built, run and tested with it as it is, in the package's folder:
        swift run --swift-sdk strata\(place)
      """)
  }

  private func removed(by installer: SDKInstaller) throws(SDKError) -> Outcome {
    try installer.remove()
    return Outcome("removed \(installer.bundle.path)")
  }
}
