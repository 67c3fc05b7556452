public import Foundation
import Synchronization

/// A player that plays several items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private let waiting: Mutex<[AVPlayerItem]>

  /// Creates a player of items.
  public init(items: [AVPlayerItem]) {
    waiting = Mutex(Array(items.dropFirst()))
    super.init(playerItem: items.first)
  }

  /// Creates a player whose queue has one item.
  public override init(playerItem item: AVPlayerItem?) {
    waiting = Mutex([])
    super.init(playerItem: item)
  }

  /// Creates a player without items.
  public override convenience init() { self.init(items: []) }

  /// Returns the item that is played, and those that follow.
  open func items() -> [AVPlayerItem] {
    (currentItem.map { [$0] } ?? []) + waiting.withLock { $0 }
  }

  /// Returns whether an item can be added.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - afterItem: The item after which it is inserted; `nil` for the end.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains(item)
  }

  /// Adds an item after another one, or at the end.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - afterItem: The item after which it is inserted; `nil` for the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    guard currentItem != nil else { return replaceCurrentItem(with: item) }
    waiting.withLock { list in
      let place =
        afterItem == currentItem && afterItem != nil
        ? 0 : list.firstIndex { $0 == afterItem }.map { $0 + 1 }
      list.insert(item, at: place ?? list.count)
    }
  }

  /// Ends the current item and plays the next.
  open func advanceToNextItem() {
    let next = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    let isPlaying = timeControlStatus == .playing
    replaceCurrentItem(with: next)
    if isPlaying || actionAtItemEnd == .advance { play() }
  }

  /// Removes all items from the queue.
  open func removeAllItems() {
    waiting.withLock { $0 = [] }
    replaceCurrentItem(with: nil)
  }

  override func ended(_ item: AVPlayerItem) {
    let isLast = waiting.withLock { $0.isEmpty }
    guard item == currentItem, !isLast else { return }
    replaceCurrentItem(with: waiting.withLock { $0.removeFirst() })
    play()
  }
}

/// An object that makes a player repeat an item for ever.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has a constant.
  private let player: AVQueuePlayer

  /// Makes a player repeat an item.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - itemToLoop: The item that is repeated.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    if player.currentItem !== itemToLoop { player.replaceCurrentItem(with: itemToLoop) }
    player.loops = -1
  }

  /// Ends the repetition after the current round.
  open func disableLooping() { player.loops = 0 }
}
