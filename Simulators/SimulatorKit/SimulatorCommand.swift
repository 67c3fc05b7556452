public import Foundation
import StrataCEndBell

/// The life of a simulator's program: start, say so, wait for a signal, stop.
public enum SimulatorCommand {
  /// What a program needs of a simulator once it is made.
  public struct Running: Sendable {
    let ready: @Sendable (URL) -> String
    let start: @Sendable () throws -> URL
    let stop: @Sendable () async -> Void

    /// - Parameter ready: The line to print once it listens.
    public init(
      ready: @escaping @Sendable (URL) -> String, start: @escaping @Sendable () throws -> URL,
      stop: @escaping @Sendable () async -> Void
    ) {
      self.ready = ready
      self.start = start
      self.stop = stop
    }
  }

  /// Makes a simulator from the command line and runs it until SIGTERM or SIGINT; never returns.
  ///
  /// Exits with 0 after a signal, with 2 after a bad flag, with 1 where it cannot start (a busy
  /// port), each with one sentence on stderr.
  public static func run(_ make: ([String]) throws -> Running) -> Never {
    let running: Running
    // From here on the end is asked for, not met.
    _ = strata_end_bell()
    do {
      running = try make(Array(CommandLine.arguments.dropFirst()))
      let url = try running.start()
      print(running.ready(url))
      fflush(nil)
    } catch let error as UsageError {
      fail(error, code: 2)
    } catch {
      fail(error, code: 1)
    }
    let source = stopping(running)
    withExtendedLifetime(source) { dispatchMain() }
  }

  private static func stopping(_ running: Running) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: strata_end_bell())
    source.setEventHandler {
      source.cancel()
      Task {
        await running.stop()
        exit(0)
      }
    }
    source.resume()
    return source
  }

  private static func fail(_ error: any Error, code: Int32) -> Never {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(code)
  }
}
