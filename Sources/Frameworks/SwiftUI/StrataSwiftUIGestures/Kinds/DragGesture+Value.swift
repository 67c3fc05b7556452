public import Foundation

extension DragGesture {
  /// The state of a drag. Same as Apple's.
  public struct Value: Equatable, Sendable {
    /// The date of the event, by the server's clock.
    public var time: Date
    /// The location of the finger or pointer.
    public var location: CGPoint
    /// The location where the drag began.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public private(set) var velocity: CGSize

    init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
    }

    /// The offset from the start of the drag.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location at which the drag would come to rest if it ended now. It is predicted for a
    /// quarter of a second ahead.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The offset of the predicted location from the start of the drag.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }
}
