import Foundation

extension SlowLink {
  /// One direction of a connection through the link, which delays bytes and keeps their order.
  final class Lane: Sendable {
    private struct Piece: Sendable {
      var due: ContinuousClock.Instant
      var bytes: [UInt8]
    }

    private struct Queue: Sendable {
      var pieces: [Piece] = []
      var hasEnded = false
    }

    private let source: RawSocket
    private let target: RawSocket
    private let state: Watched<State>
    private let queue = Watched(Queue())

    init(from source: RawSocket, to target: RawSocket, _ state: Watched<State>) {
      self.source = source
      self.target = target
      self.state = state
    }

    /// Transfers bytes until the source ends and the last piece was sent.
    func run() {
      Thread.detachNewThread { [self] in
        collect()
        queue.change { $0.hasEnded = true }
      }
      deliver()
    }

    private func collect() {
      var last = ContinuousClock.now
      while let bytes = try? source.readSome(by: .after(.seconds(86_400))), !bytes.isEmpty {
        last = max(last, ContinuousClock.now.advanced(by: delay()))
        let piece = Piece(due: last, bytes: bytes)
        queue.change { $0.pieces.append(piece) }
      }
    }

    private func delay() -> Duration {
      state.change { state in
        let part = Double.random(in: 0...1, using: &state.chance)
        return state.delay + state.jitter * part
      }
    }

    private func deliver() {
      while let piece = next() {
        let wait = ContinuousClock.now.duration(to: piece.due)
        if wait > .zero {
          let (seconds, attoseconds) = wait.components
          Thread.sleep(forTimeInterval: Double(seconds) + Double(attoseconds) / 1e18)
        }
        // The target has closed: the lane of the other direction ends the connection.
        guard (try? target.write(piece.bytes, by: .after(patience))) != nil else { break }
      }
      target.finishWriting()
    }

    private func next() -> Piece? {
      let found: Piece?? = queue.wait(by: .after(.seconds(86_400))) { queue in
        if !queue.pieces.isEmpty { return .some(queue.pieces.removeFirst()) }
        return queue.hasEnded ? .some(nil) : nil
      }
      return found ?? nil
    }
  }
}
