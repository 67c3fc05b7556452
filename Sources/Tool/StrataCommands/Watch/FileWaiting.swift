import Foundation

/// A wait for changes of files.
protocol FileWaiting {
  /// Waits until files may have changed.
  ///
  /// - Returns: whether to look at the files again; `false` ends the watch.
  mutating func wait() -> Bool
}

/// A wait by the clock, for systems and file systems that report no changes.
struct PolledFiles: FileWaiting {
  /// The microseconds between two looks at the files.
  private static let pause: UInt32 = 200_000

  func wait() -> Bool {
    usleep(Self.pause)
    return true
  }
}

extension WatchSession {
  /// Looks at the files after each change, and prints what is new, until the reader is gone.
  ///
  /// - Parameters:
  ///   - files: the wait for the next change.
  ///   - write: prints a report; returns whether it has a reader.
  mutating func follow(_ files: inout some FileWaiting, write: (String) -> Bool) {
    repeat {
      if let text = look(), !write(text) { return }
    } while files.wait()
  }
}
