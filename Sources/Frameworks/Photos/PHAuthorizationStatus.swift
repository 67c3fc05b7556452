/// What an app may do with a person's photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What an app asks to do with a person's photos. Same as Apple's.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
