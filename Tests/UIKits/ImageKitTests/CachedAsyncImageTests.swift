import Dispatch
import Foundation
import ImageKit
import StrataAssets
import StrataKitTesting
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct CachedAsyncImageTests {
  @Test(.mission("W-140"))
  func `a loaded image is served by the app's server, and its element has the image's size`()
    async throws
  {
    let cache = ImageCache(source: MockPictureSource.numbered())
    let screen = Screen(CachedAsyncImage(url: .picture(1), scale: 2, cache: cache))
    await screen.settle()
    let element = try #require(screen.drawing.children.first).element
    #expect(element[.sources]?.hasPrefix("/~/asset/") == true)
    #expect(element[.sources]?.hasSuffix(" 2.0x") == true)
    #expect(element[.width] == "6.0" && element[.height] == "4.0")
  }

  @Test func `a placeholder is shown until the image has loaded`() async throws {
    let gate = Gate()
    let cache = ImageCache(source: MockPictureSource.numbered(gate: gate))
    let screen = Screen(
      CachedAsyncImage(url: .picture(1), cache: cache) {
        $0.resizable().accessibilityIdentifier("picture")
      } placeholder: {
        Text("coming")
      })
    #expect(screen.text == "coming")
    gate.open()
    await screen.settle { $0.has("picture") }
    #expect(!screen.text.contains("coming"))
  }

  @MainActor @Observable final class Choice {
    var number: Int? = 1
  }

  /// Numbered images, of which the second one waits.
  private struct SecondWaits: PictureSource {
    let gate: Gate

    func data(from url: URL, limit: Int) async throws(ImageFailure) -> Data {
      if url == .picture(2) { await gate.wait() }
      return try await MockPictureSource.numbered().data(from: url, limit: limit)
    }
  }

  private struct Chosen: View {
    let choice: Choice
    let cache: ImageCache

    var body: some View {
      CachedAsyncImage(url: choice.number.map { .picture($0) }, cache: cache) { phase in
        switch phase {
        case .empty: Text(verbatim: "empty")
        case .success: Text(verbatim: "loaded")
        case .failure: Text(verbatim: "failed")
        }
      }
    }
  }

  @Test func `when an image's URL changes, the old image is not shown while the new one loads`()
    async throws
  {
    let (choice, gate) = (Choice(), Gate())
    let cache = ImageCache(source: SecondWaits(gate: gate))
    let screen = Screen(Chosen(choice: choice, cache: cache))
    await screen.settle { $0.text == "loaded" }
    choice.number = 2
    await screen.settle { $0.text == "empty" }
    gate.open()
    await screen.settle { $0.text == "loaded" }
  }

  @Test func `an image disappears when its view has no URL any more`() async {
    let choice = Choice()
    let cache = ImageCache(source: MockPictureSource.numbered())
    let screen = Screen(Chosen(choice: choice, cache: cache))
    await screen.settle { $0.text == "loaded" }
    choice.number = nil
    await screen.settle()
    #expect(screen.text == "empty")
  }

  /// Numbered images, of which the first one fails and the second one waits.
  private struct FirstFails: PictureSource {
    let gate: Gate

    func data(from url: URL, limit: Int) async throws(ImageFailure) -> Data {
      if url == .picture(1) { throw .damaged }
      return try await SecondWaits(gate: gate).data(from: url, limit: limit)
    }
  }

  @Test func `when an image's URL changes, the old failure is not shown while the new image loads`()
    async
  {
    let (choice, gate) = (Choice(), Gate())
    let cache = ImageCache(source: FirstFails(gate: gate))
    let screen = Screen(Chosen(choice: choice, cache: cache))
    await screen.settle { $0.text == "failed" }
    choice.number = 2
    await screen.settle { $0.text == "empty" }
    gate.open()
    await screen.settle { $0.text == "loaded" }
  }

  @Test func `a loaded image appears with the animation of the view's transaction`() async {
    let cache = ImageCache(source: MockPictureSource.numbered())
    let transaction = Transaction(animation: .linear(duration: 0.2))
    let screen = Screen(
      CachedAsyncImage(url: .picture(1), cache: cache, transaction: transaction) { phase in
        Text(verbatim: "shade").opacity(phase.image == nil ? 0 : 1)
      })
    _ = screen.takePatch()
    await screen.settle()
    let motions = screen.takePatch().compactMap { mutation -> Double? in
      if case .motion(let motion) = mutation { motion?.duration } else { nil }
    }
    #expect(motions == [0.2])
  }

  @Test func `a failed load passes its typed error to the view's content closure`() async throws {
    let source = MockPictureSource { _ throws(ImageFailure) in throw .refused(status: 410) }
    let screen = Screen(
      CachedAsyncImage(url: .picture(1), cache: ImageCache(source: source)) { phase in
        if let error = phase.error as? ImageFailure { Text(verbatim: "\(error)") }
      })
    await screen.settle { $0.text == "the server answered with status 410" }
  }

  @Test func `without a URL nothing is loaded`() async throws {
    let source = MockPictureSource.numbered()
    let screen = Screen(CachedAsyncImage(url: nil, cache: ImageCache(source: source)))
    await screen.settle()
    #expect(source.asked.all.isEmpty)
  }

  /// Waits for work and blocks the main actor meanwhile.
  ///
  /// - Returns: `true` if the work ended within half a minute, which work on the main actor cannot.
  private func blocking(_ work: @escaping @Sendable () async throws -> Void) -> Bool {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      try? await work()
      done.signal()
    }
    return done.wait(timeout: .now() + .seconds(30)) == .success
  }

  @Test(.mission("W-157")) func `an image is loaded and decoded while the main actor is blocked`()
    async throws
  {
    let cache = ImageCache(source: MockPictureSource.numbered())
    let isDone = blocking { _ = try await cache.picture(at: .picture(1)) }
    #expect(isDone)
    #expect(await cache.count == 1)
  }

  @Test func `an image is served as long as one of its owners exists`() throws {
    var held: HeldAsset? = HeldAsset(
      Data([1, 2, 3]), .png, size: PictureSize(width: 1, height: 1))
    let address = try #require(held?.address)
    var other: HeldAsset? = HeldAsset(
      Data([1, 2, 3]), .png, size: PictureSize(width: 1, height: 1))
    #expect(other?.address == address)
    held = nil
    #expect(HeldAsset.content(address: address)?.data == Data([1, 2, 3]))
    other = nil
    #expect(HeldAsset.content(address: address) == nil)
  }
}
