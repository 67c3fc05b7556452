#pragma once
#include <libwebsockets.h>

// Swift does not import macros with computations; each one that WebServer needs is a function here.

/// Returns the number of bytes that `lws_write` may overwrite in front of a WebSocket payload.
static inline int clws_pre(void) { return LWS_PRE; }
static inline int clws_no_listen(void) { return CONTEXT_PORT_NO_LISTEN_SERVER; }
static inline unsigned long long clws_option_tls(void) {
  return LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
}
static inline unsigned long long clws_option_libev(void) { return LWS_SERVER_OPTION_LIBEV; }
static inline enum pending_timeout clws_no_timeout(void) { return NO_PENDING_TIMEOUT; }
static inline enum pending_timeout clws_user_timeout(void) { return PENDING_TIMEOUT_USER_OK; }
static inline int clws_log_errors(void) { return LLL_ERR; }
/// Closes the connection before returning; not for use in a callback of the same connection.
static inline int clws_kill_now(void) { return LWS_TO_KILL_SYNC; }

#include <sys/socket.h>
#include <sys/types.h>

// Swift imports neither the socket types nor this GNU call.
extern int accept4(int, struct sockaddr *, socklen_t *, int);

static inline int clws_stream(void) { return SOCK_STREAM; }
static inline int clws_nonblocking_stream(void) {
  return SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC;
}
/// Accepts a connection as a non-blocking socket that is not inherited; -1 if there is none.
static inline int clws_accept(int listener, struct sockaddr *address, socklen_t *length) {
  return accept4(listener, address, length, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

/// Sends the end of the stream to the peer, while its bytes are still read.
static inline void clws_finish_sending(struct lws *wsi) {
  shutdown(lws_get_socket_fd(wsi), SHUT_WR);
}
