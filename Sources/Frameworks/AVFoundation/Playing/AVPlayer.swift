public import Foundation
public import Observation
import StrataDeviceServices
import Synchronization

/// A player of a sound or movie in the browser of the device for which the code runs.
///
///     @State private var player = AVPlayer(url: film)
///     VideoPlayer(player: player).onAppear { player.play() }
///
/// Partial: `VideoPlayer` shows the browser's controls, and what a person does with them is not
/// reported. A browser plays sounds only once a person has pressed something. URLs begin with
/// `https` or name files; Safari alone plays HLS. A seek is done with the next `play`, or
/// at once while it plays.
open class AVPlayer: NSObject, @unchecked Sendable, Observable {
  // Unchecked, since the compiler does not check open classes: what changes is behind locks, or is
  // set by the app's code, as on Apple's platforms.
  /// The state of a player: it plays, waits or is paused.
  public enum TimeControlStatus: Int, Sendable {
    /// Playback is paused.
    case paused
    /// Playback waits for data.
    case waitingToPlayAtSpecifiedRate
    /// Playback is running.
    case playing
  }
  /// The readiness of a player for its item.
  public enum Status: Int, Sendable {
    /// The player has not loaded an item yet.
    case unknown
    /// The player can play its item.
    case readyToPlay
    /// The player cannot play its item.
    case failed
  }
  /// An action at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The player plays the next item after the end of one.
    case advance
    /// The player pauses at the end of the item.
    case pause
    /// The player does nothing at the end of the item.
    case none
  }

  private let playback = Playback()
  private let registrar = ObservationRegistrar()
  private let shown = Mutex<(item: AVPlayerItem?, element: Int?)>((nil, nil))
  /// The action at the end of the item: with `none`, the player keeps its rate.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// The rate, as a multiple of the normal speed, at which ``play()`` plays.
  open var defaultRate: Float = 1
  /// The loudness of the player, from 0 (silent) to 1 (full).
  open var volume: Float = 1 { didSet { if volume != oldValue { anew() } } }
  /// A Boolean value that indicates whether the player is silent.
  open var isMuted = false { didSet { if isMuted != oldValue { anew() } } }
  /// A Boolean value that indicates whether playing waits for enough data.
  ///
  /// Accepted: the value has no effect; the browser decides.
  open var automaticallyWaitsToMinimizeStalling = true
  /// A Boolean value that indicates whether the item may be shown on other devices, such as a
  /// television.
  ///
  /// Accepted: the value has no effect; the browser decides.
  open var allowsExternalPlayback = true
  /// A Boolean value that indicates whether the screen stays on while a movie is played.
  ///
  /// Accepted: the value has no effect; the browser decides.
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// The number of times that the item is repeated; -1 for ever.
  var loops = 0 { didSet { if loops != oldValue { anew() } } }

  /// Creates a player without an item.
  public override init() {}

  /// Creates a player of the item at a URL.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player of one item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    set(item)
  }

  deinit { playback.pause() }

  // MARK: The item

  /// The item that is played.
  open var currentItem: AVPlayerItem? {
    registrar.access(self, keyPath: \.currentItem)
    return shown.withLock { $0.item }
  }

  /// Plays another item, from its beginning.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    let isPlaying = playback.isPlaying
    registrar.withMutation(of: self, keyPath: \.currentItem) {
      playback.reset()
      set(item)
    }
    if isPlaying { play() }
  }

  private func set(_ item: AVPlayerItem?) {
    item?.player = self
    shown.withLock { $0.item = item }
  }

  /// The address from which the browser gets the item.
  package var address: String? { currentItem?.asset.source }

  /// The length of the item in seconds; `nil` until the browser has reported it.
  var length: Double? { playback.duration }

  /// Stores the number of the element that shows the movie; `nil` when the element is gone.
  package func show(in element: Int?) {
    let isNew = shown.withLock { shown in
      defer { shown.element = element }
      return shown.element != element
    }
    if isNew, element != nil { anew() }
  }

  // MARK: Playing

  /// Plays from the current time on.
  open func play() {
    if !playback.isPlaying { play(at: defaultRate) }
  }

  /// Plays from now on at a rate, which is a multiple of the normal speed.
  open func playImmediately(atRate rate: Float) { play(at: rate) }

  /// Pauses the playback.
  open func pause() { playback.pause() }

  /// The rate as a multiple of the normal speed: 0 while the player is paused. Setting it plays or
  /// pauses.
  open var rate: Float {
    get { playback.isPlaying ? current : 0 }
    set { newValue == 0 ? pause() : play(at: newValue) }
  }
  private var current: Float = 1

  /// The state of the playback: paused, waiting or playing.
  open var timeControlStatus: TimeControlStatus { playback.isPlaying ? .playing : .paused }
  /// The readiness of the player.
  open var status: Status { error == nil ? .readyToPlay : .failed }
  /// The error if browsers cannot play the item, otherwise `nil`.
  open var error: (any Error)? { currentItem?.error }

  private func play(at rate: Float) {
    guard let item = currentItem, let address else { return }
    current = rate
    let order = Playback.Order(
      element: shown.withLock { $0.element }, url: address, rate: Double(rate),
      volume: isMuted ? 0 : Double(min(1, max(0, volume))), loops: loops)
    let device = DeviceHost.current
    playback.play(order) { [weak self, weak item] ending in
      Task { @MainActor in
        guard let item else { return }
        let name =
          ending == .finished
          ? AVPlayerItem.didPlayToEndTimeNotification
          : AVPlayerItem.failedToPlayToEndTimeNotification
        DeviceHost.$current.withValue(device) {
          self?.ended(item)
          NotificationCenter.default.post(name: name, object: item)
        }
      }
    }
  }

  /// Called when an item has been played to its end.
  func ended(_ item: AVPlayerItem) {}

  /// Plays on with the changed values if the item is being played.
  private func anew(_ change: () -> Void = {}) {
    let isPlaying = playback.isPlaying
    if isPlaying { playback.pause() }
    change()
    if isPlaying { play(at: current) }
  }

  // MARK: The time

  /// Returns the current time.
  open func currentTime() -> CMTime { CMTime(seconds: playback.time, preferredTimescale: 600) }

  /// Moves the playback to a time.
  open func seek(to time: CMTime) {
    guard time.isNumeric else { return }
    anew { playback.time = time.seconds }
  }

  /// Goes to a time. Tolerances have no effect: the browser goes to the nearest picture.
  ///
  /// - Parameters:
  ///   - time: The time to go to.
  ///   - toleranceBefore: The time by which it may be earlier.
  ///   - toleranceAfter: The time by which it may be later.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Moves the playback to a time.
  ///
  /// - Parameters:
  ///   - time: The time to go to.
  ///   - completionHandler: Receives `true`, before the browser has reached the time.
  @preconcurrency open func seek(
    to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time)
    completionHandler(time.isNumeric)
  }

  /// Calls a closure at regular intervals while the player plays.
  ///
  /// - Parameters:
  ///   - interval: The time from one call to the next.
  ///   - queue: The queue on which the closure is called; `nil` for the main queue.
  ///   - block: Receives the current time.
  /// - Returns: The observer, to be passed to ``removeTimeObserver(_:)``.
  @preconcurrency open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let step = Duration.seconds(max(0.05, interval.isNumeric ? interval.seconds : 1))
    let device = DeviceHost.current
    return Task { [weak self] in
      while (try? await Task.sleep(for: step)) != nil {
        guard let self else { return }
        if self.playback.isPlaying {
          let time = self.currentTime()
          // Dispatch loses the device that the code runs for.
          (queue ?? .main).async { DeviceHost.$current.withValue(device) { block(time) } }
        }
      }
    }
  }

  /// Ends the calls to the closure of an observer.
  open func removeTimeObserver(_ observer: Any) { (observer as? Task<Void, Never>)?.cancel() }
}
