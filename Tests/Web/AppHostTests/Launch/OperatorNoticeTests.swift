import Foundation
import StrataKitTesting
import StrataWebServer
import Testing

@testable import StrataAppHost

/// Tests of what an operator is told of options, the data folder and its disk.
struct OperatorNoticeTests {
  private func options(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> HostOptions {
    try HostOptions(arguments: ["weda"] + arguments, environment: environment, app: "weda")
  }

  @Test func `an unknown level of the log is reported with its variable and the known ones`()
    throws
  {
    for level in ["", "off", "Debug", "fault"] {
      _ = try options(environment: ["STRATA_LOG": level])
    }
    let error = #expect(throws: HostError.self) {
      try options(environment: ["STRATA_LOG": "loud"])
    }
    let sentence = "STRATA_LOG must be debug, info, notice, error, fault or off, not 'loud'"
    #expect(error == .usage(sentence))
  }

  @Test func `a host that cannot be used is reported with the flag or the variable that named it`()
    throws
  {
    let error = WebServerError.badHost("nowhere", reason: "it is no address")
    let flag = try options("--host", "nowhere", environment: ["HOST": "::"]).refusal(error)
    #expect(
      flag == .unable("--host is 'nowhere', where this server cannot listen: it is no address"))
    let variable = try options(environment: ["HOST": "nowhere"]).refusal(error)
    #expect(variable.description.hasPrefix("HOST is 'nowhere', "))
    let other = try options().refusal(.badPort(-1))
    #expect(other.description == WebServerError.badPort(-1).description)
  }

  @Test func `a command on the data folder of a package has the options of its service`() {
    func file(_ path: String) -> String? {
      DotEnv.options(of: URL(fileURLWithPath: path, isDirectory: true))
    }
    #expect(file("/var/lib/weda") == "/etc/default/weda")
    #expect(file("/var/lib/weda/") == "/etc/default/weda")
    #expect(file("/var/lib/private/weda") == "/etc/default/weda")
    #expect(file("/srv/weda") == nil)
    #expect(file("/var/lib/weda/copy") == nil)
    #expect(file("/var/lib") == nil)
    // The values of such a file need no quotation marks, which a shell would ask for.
    let lines = DotEnv.parse(
      """
      # DATABASE_URL=postgres://old
      ;HOST=old
      OPTIONS=--trusted-proxy 127.0.0.1 --workers 4
      DATABASE_URL=postgres://weda:a$b@db/weda?sslmode=require&connect_timeout=3
      """)
    #expect(lines.map(\.name) == ["OPTIONS", "DATABASE_URL"])
    #expect(lines.last?.value.hasSuffix("a$b@db/weda?sslmode=require&connect_timeout=3") == true)
  }

  // MARK: The data folder

  @Test func `a folder with keys but without a database is told, and a new one is not`() throws {
    let folder = try TemporaryFolder()
    let options = try options("--free-bytes", "1000")
    #expect(options.lossNotice(in: folder.url) == nil)
    try folder.write("host.key", "key")
    let sentence = "has the host.key of an earlier server, but data.sqlite is missing or empty"
    #expect(options.lossNotice(in: folder.url)?.contains(sentence) == true)
    try folder.write("data.sqlite", "")
    #expect(options.lossNotice(in: folder.url)?.contains(sentence) == true)
    try folder.write("data.sqlite", "rows")
    #expect(options.lossNotice(in: folder.url) == nil)
  }

  @Test func `a data folder that was put into another one is told`() throws {
    let folder = try TemporaryFolder()
    let options = try options("--free-bytes", "1000")
    try folder.write("aside/host.key", "key")
    #expect(options.nestedNotice(in: folder.url) == nil)
    try folder.write("aside/data.sqlite", "rows")
    let sentence =
      "has no database, so the server begins without rows, but \(folder.file("aside").path)"
    #expect(options.nestedNotice(in: folder.url)?.contains(sentence) == true)
    try folder.write("data.sqlite", "rows")
    #expect(options.nestedNotice(in: folder.url) == nil)
  }

  @Test func `the empty folders of a URL cache in place of a lost folder are removed`() throws {
    let folder = try TemporaryFolder()
    let (data, cache) = (folder.file("data"), "data/.cache/org.swift.foundation.URLCache/app")
    try folder.write("\(cache)/kept", "something")
    LostFolder.removeShell(of: data)
    #expect(FileManager.default.fileExists(atPath: folder.file("\(cache)/kept").path))
    try FileManager.default.removeItem(at: folder.file("\(cache)/kept"))
    LostFolder.removeShell(of: data)
    #expect(!FileManager.default.fileExists(atPath: data.path))
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
    LostFolder.removeShell(of: data)
    #expect(FileManager.default.fileExists(atPath: data.path), "an operator may have made it")
  }

  @Test func `a disk with less room than must stay free is told`() throws {
    let (folder, options) = (URL(fileURLWithPath: "/srv"), try options("--free-bytes", "1000"))
    let notice = options.roomNotice(in: folder, free: 999)
    #expect(notice?.contains("has 999 bytes free, of which 1000 stay free (--free-bytes)") == true)
    #expect(options.roomNotice(in: folder, free: 1000) == nil)
    #expect(options.roomNotice(in: folder, free: nil) == nil)
  }
}
