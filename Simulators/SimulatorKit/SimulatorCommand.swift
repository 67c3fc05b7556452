public import Foundation
import StrataCEndBell

/// The main function of a simulator's program: it starts the simulator, prints a line, waits for a
/// signal, and stops the simulator.
public enum SimulatorCommand {
  /// The operations of a simulator that its program calls.
  public struct Running: Sendable {
    let ready: @Sendable (URL) -> String
    let start: @Sendable () throws -> URL
    let stop: @Sendable () async -> Void

    /// Creates the operations.
    ///
    /// - Parameters:
    ///   - ready: Returns the line to print once it listens.
    ///   - start: Starts listening; returns the URL.
    ///   - stop: Stops the simulator.
    public init(
      ready: @escaping @Sendable (URL) -> String, start: @escaping @Sendable () throws -> URL,
      stop: @escaping @Sendable () async -> Void
    ) {
      self.ready = ready
      self.start = start
      self.stop = stop
    }
  }

  /// Creates a simulator from the command line and runs it until SIGTERM or SIGINT; never returns.
  ///
  /// The exit code is 0 after a signal, 2 for an invalid flag, and 1 if the simulator cannot start
  /// (for example if the port is in use). For each error, one sentence is written to stderr.
  public static func run(_ make: ([String]) throws -> Running) -> Never {
    let running: Running
    // From here on signals are handled instead of ending the process.
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
