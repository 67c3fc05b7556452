import StrataWorkers
import Testing

@testable import StrataAppHost

/// Tests of the flags of a host that serves by several processes.
@Suite struct WorkerOptionsTests {
  private func options(_ arguments: String...) throws -> HostOptions {
    try HostOptions(arguments: ["weda"] + arguments, environment: [:], app: "weda")
  }

  @Test func `an app is served by one process unless workers are asked for`() throws {
    #expect(try options().workers == nil)
    #expect(try options().isolation == nil)
    let asked = try options("--workers", "4", "--isolation=device")
    #expect(asked.workers == 4)
    #expect(asked.isolation == .device)
    #expect(try options("--workers", "auto").workers == Cores.available())
  }

  @Test(arguments: [
    (["--workers", "0"], "--workers must be auto or a number from 1 to 10000, not '0'"),
    (["--workers", "many"], "--workers must be auto or a number from 1 to 10000, not 'many'"),
    (["--isolation", "device"], "--isolation needs --workers"),
    (
      ["--isolation", "device", "--workers", "auto"],
      "--isolation device needs a number of --workers: the most visitors at a time"
    ),
    (["--workers=2", "--isolation=none"], "--isolation must be shared or device, not 'none'"),
    (
      ["--workers", "2", "--tls-cert", "c", "--tls-key", "k"],
      "--workers cannot be used with --tls-cert; let a proxy such as nginx handle TLS"
    ),
    (
      ["--workers", "2", "--inspect-protocol", "f"],
      "--workers cannot be used with --inspect-protocol"
    ),
    (["--workers", "2", "--previews"], "--workers cannot be used with --previews"),
  ]) func `options that do not work with several processes are refused`(
    arguments: [String], sentence: String
  ) {
    #expect(throws: HostError.usage(sentence)) {
      try HostOptions(arguments: ["weda"] + arguments, environment: [:], app: "weda")
    }
  }

  @Test func `the help lists the options --workers and --isolation`() {
    let help = HostHelp.text(app: "weda")
    #expect(help.contains("--workers N "))
    #expect(help.contains("--isolation KIND "))
  }

  @Test func `the warning that visitors share processes is omitted if each device has a process`()
    throws
  {
    let shared = try options("--host", "::", "--workers", "2").sharingNotice
    #expect(shared?.hasPrefix("Visitors share processes, ") == true)
    let alone = try options("--host", "::", "--workers", "2", "--isolation", "device")
    #expect(alone.sharingNotice == nil)
  }
}
