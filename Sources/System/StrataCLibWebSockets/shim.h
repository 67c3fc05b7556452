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

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <sys/socket.h>
#include <sys/types.h>

/// Reads a certificate with its chain, and its key. Returns what `clws_use_identity` takes and
/// `clws_free_identity` frees; NULL if a file cannot be used, or the two do not belong together.
static inline void *clws_read_identity(const char *certificate, const char *key) {
  SSL_CTX *identity = SSL_CTX_new(TLS_server_method());
  if (!identity) return NULL;
  if (SSL_CTX_use_certificate_chain_file(identity, certificate) != 1 ||
      SSL_CTX_use_PrivateKey_file(identity, key, SSL_FILETYPE_PEM) != 1 ||
      SSL_CTX_check_private_key(identity) != 1) {
    SSL_CTX_free(identity);
    identity = NULL;
  }
  // Otherwise the next call of OpenSSL on this thread would find the old errors.
  ERR_clear_error();
  return identity;
}

static inline void clws_free_identity(void *identity) { SSL_CTX_free((SSL_CTX *)identity); }

/// Gives a connection that begins the certificate of an identity instead of all others, also of
/// those with another kind of key.
static inline int clws_choose_identity(SSL *ssl, void *identity) {
  SSL_CTX *own = (SSL_CTX *)identity;
  STACK_OF(X509) *chain = NULL;
  SSL_CTX_get0_chain_certs(own, &chain);
  SSL_certs_clear(ssl);
  return SSL_use_cert_and_key(
      ssl, SSL_CTX_get0_certificate(own), SSL_CTX_get0_privatekey(own), chain, 1);
}

/// Lets the connections of a TLS context that begin from now on use an identity, until another one
/// is set. The identity must be freed after the context.
static inline void clws_use_identity(void *context, void *identity) {
  SSL_CTX_set_cert_cb((SSL_CTX *)context, clws_choose_identity, identity);
}

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
