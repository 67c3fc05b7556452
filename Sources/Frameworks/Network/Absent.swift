/// A connection to another machine.
@available(
  *, unavailable,
  message: "Strata does not have NWConnection: use URLSession, or sockets (docs/decisions/0094)"
)
public final class NWConnection: Sendable {}

/// A server that accepts connections.
@available(
  *, unavailable,
  message: "Strata does not have NWListener: use sockets (docs/decisions/0094)"
)
public final class NWListener: Sendable {}

/// A search for services in the local network.
@available(
  *, unavailable,
  message: "Strata does not have NWBrowser: a server sees its own network (docs/decisions/0094)"
)
public final class NWBrowser: Sendable {}
