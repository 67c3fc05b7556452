public import Foundation

/// A pattern of vibrations and sounds.
open class CHHapticPattern: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has constants only.
  private let events: [CHHapticEvent]
  private let curves: [CHHapticParameterCurve]

  /// Creates a pattern of vibrations and sounds.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - parameters: The changes of the pattern while it is played.
  /// - Throws: Nothing; Apple's throws if the pattern is invalid.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    (self.events, curves) = (events, [])
  }

  /// Creates a pattern whose parameters change along curves.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - parameterCurves: The curves along which parameters change.
  /// - Throws: Nothing; Apple's throws if the pattern is invalid.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    (self.events, curves) = (events, parameterCurves)
  }

  /// The length of the pattern in seconds: until the end of its last event.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

/// A vibration or a sound of a pattern. Same as Apple's.
open class CHHapticEvent: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: the app sets its values.
  /// The kind of an event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A short vibration, like a tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A vibration that lasts.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A sound that lasts.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound from a file of the app.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// A parameter of an event.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength of the event's vibration, from 0 to 1.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// The sharpness of the event's vibration, from 0 to 1.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// The time in which the event becomes stronger at its beginning.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// The time in which the event becomes weaker.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// The time in which the event becomes weaker after its end.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// The value is 1 if the vibration keeps its strength until its end, and 0 if it becomes
    /// weaker.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// The loudness of a sound, from 0 to 1.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// The pitch of the event's sound.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
  }

  /// The kind of the event.
  public let type: EventType
  /// The parameters of the event, such as its strength.
  public let eventParameters: [CHHapticEventParameter]
  /// The beginning of the event, in seconds from the pattern's beginning.
  open var relativeTime: TimeInterval
  /// The length of the event, in seconds.
  open var duration: TimeInterval

  /// Creates a vibration or a sound of a pattern.
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

/// A parameter of an event, with its value. Same as Apple's.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: the app sets its values.
  /// The parameter that has the value.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value of the parameter.
  open var value: Float

  /// Creates a parameter with a value.
  ///
  /// - Parameters:
  ///   - parameterID: The parameter.
  ///   - value: The parameter's value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// A change of a parameter of the whole pattern while it is played. Same as Apple's.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: the app sets its values.
  /// A parameter of the whole pattern.
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

  /// The parameter that changes.
  public let parameterID: ID
  /// The new value of the parameter.
  open var value: Float
  /// The time of the change, in seconds from the pattern's beginning.
  open var relativeTime: TimeInterval

  /// Creates a change of a parameter of the whole pattern while it is played.
  ///
  /// - Parameters:
  ///   - parameterID: The parameter that changes.
  ///   - value: The parameter's new value.
  ///   - time: The time of the change in the pattern, in seconds.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

/// A curve along which a parameter of the whole pattern changes. Same as Apple's.
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: the app sets its values.
  /// A point of a curve. Same as Apple's.
  open class ControlPoint: NSObject, @unchecked Sendable {
    // Unchecked, since the compiler does not check open classes: the app sets its values.
    /// The time of the point, in seconds from the curve's beginning.
    open var relativeTime: TimeInterval
    /// The parameter's value at this time.
    open var value: Float

    /// Creates a point of a curve.
    ///
    /// - Parameters:
    ///   - time: The time of the point on the curve, in seconds.
    ///   - value: The parameter's value at this time.
    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
    }
  }

  /// The parameter that changes along the curve.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The points of the curve.
  public let controlPoints: [ControlPoint]
  /// The beginning of the curve, in seconds from the pattern's beginning.
  open var relativeTime: TimeInterval

  /// Creates a curve along which a parameter of the whole pattern changes.
  ///
  /// - Parameters:
  ///   - parameterID: The identifier of the parameter.
  ///   - controlPoints: The points of the curve.
  ///   - relativeTime: The beginning of the curve, in seconds from the pattern's beginning.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    self.relativeTime = relativeTime
  }
}
