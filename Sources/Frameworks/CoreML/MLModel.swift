public import Foundation

/// The configuration of a model.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: its values are only kept.
  /// The processors to use.
  ///
  /// Accepted: it has no effect, since no model is loaded.
  open var computeUnits = MLComputeUnits.all
  /// The name of the model for people.
  ///
  /// Accepted: it has no effect, since no model is loaded.
  open var modelDisplayName: String?

  /// Creates the configuration of a model.
  public override init() {}
}

/// The processors that compute a model.
///
/// Accepted: the choice has no effect, since no model is loaded.
public enum MLComputeUnits: Int, Sendable {
  /// The model is computed by the main processor only.
  case cpuOnly
  /// The main processor and the graphics processor.
  case cpuAndGPU
  /// The model is computed by any of the processors.
  case all
  /// The main processor and the neural engine.
  case cpuAndNeuralEngine
}

/// A model of Core ML.
///
/// Partial: the server cannot run models, so loading one throws ``MLModelError``. `strata run` does
/// not write the classes that Xcode generates for models.
open class MLModel: NSObject {
  /// Throws ``MLModelError``, since the server cannot run models.
  ///
  /// - Parameters:
  ///   - url: The URL of the model's file.
  ///   - configuration: The configuration of the model, which is not used.
  public init(contentsOf url: URL, configuration: MLModelConfiguration? = nil) throws {
    throw MLModelError(.io)
  }
}

/// An error that occurs when a model is loaded or used.
public struct MLModelError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The cause of the model's error is not known.
    case generic = 0
    /// A value has another type than the model requires.
    case featureType = 1
    /// A file cannot be read or written.
    case io = 3
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error that occurs when a model is loaded or used.
  public init(_ code: Code) { self.code = code }
}

extension MLModelError: LocalizedError {
  public var errorDescription: String? {
    "Core ML models are not supported: the server cannot run them"
  }
}
