public import Foundation

/// A pattern of vibrations, which an engine would play.
open class CHHapticPattern: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has constants only.
  private let events: [CHHapticEvent]
  private let curves: [CHHapticParameterCurve]

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - parameters: The parameters with their times.
  /// - Throws: nothing; Apple's checks whether the device can play it.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    (self.events, curves) = (events, [])
  }

  /// Creates a pattern with curves.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - parameterCurves: The curves of parameters.
  /// - Throws: nothing; Apple's checks whether the device can play it.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    (self.events, curves) = (events, parameterCurves)
  }

  /// The length in seconds: until the end of the last event.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

/// A vibration of a pattern. Same as Apple's.
open class CHHapticEvent: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: the app sets its values.
  /// The kind of a vibration.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A vibration of some length.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A sound of some length.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of the app.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// A property of a vibration.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength, from 0 to 1.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// The sharpness, from 0 to 1.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// The time of its beginning.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// The time in which the event becomes weaker.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// The time of its end.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// 1 for a vibration that lasts until its end.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// The loudness of a sound.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// The pitch of a sound.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
  }

  /// The kind of the vibration.
  public let type: EventType
  /// The properties of the event, such as its strength.
  public let eventParameters: [CHHapticEventParameter]
  /// The beginning, in seconds.
  open var relativeTime: TimeInterval
  /// The length, in seconds.
  open var duration: TimeInterval

  /// Creates a vibration.
  ///
  /// - Parameters:
  ///   - type: Whether the event is a short or a lasting vibration, or a sound.
  ///   - eventParams: The parameters of the event.
  ///   - time: The time of the event in the pattern, in seconds.
  ///   - duration: The duration in seconds.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
  }
}

/// A property of a vibration, with its value. Same as Apple's.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: the app sets its values.
  /// The property of the event that the value belongs to.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value of the property.
  open var value: Float

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - parameterID: The identifier of the parameter.
  ///   - value: The property's value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// A change of a pattern while it is played. Same as Apple's.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: the app sets its values.
  /// The property that changes.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength of the pattern.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// The sharpness of the pattern.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// The loudness of the pattern.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
  }

  /// The property that changes during the pattern.
  public let parameterID: ID
  /// The new value of the property.
  open var value: Float
  /// The time of the change, in seconds.
  open var relativeTime: TimeInterval

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - parameterID: The identifier of the parameter.
  ///   - value: The property's new value.
  ///   - time: The time of the change in the pattern, in seconds.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

/// A curve of changes of a pattern. Same as Apple's.
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: the app sets its values.
  /// A point of a curve. Same as Apple's.
  open class ControlPoint: NSObject, @unchecked Sendable {
    // Unchecked, since the compiler does not check open classes: the app sets its values.
    /// The time of the point, in seconds.
    open var relativeTime: TimeInterval
    /// The property's value at this time.
    open var value: Float

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - time: The time of the point on the curve, in seconds.
    ///   - value: The property's value at this time.
    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
    }
  }

  /// The property that changes along the curve.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The values of the property at several times.
  public let controlPoints: [ControlPoint]
  /// The beginning of the curve, in seconds.
  open var relativeTime: TimeInterval

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - parameterID: The identifier of the parameter.
  ///   - controlPoints: The points of the curve.
  ///   - relativeTime: The time from the beginning, in seconds.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    self.relativeTime = relativeTime
  }
}
