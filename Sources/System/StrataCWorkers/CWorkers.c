#define _GNU_SOURCE
#include "CWorkers.h"

#include <errno.h>
#include <netdb.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int strata_pair(int ends[2]) {
  return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) == 0 ? 0 : errno;
}

int strata_send(int end, const void *bytes, size_t count, int descriptor, int waits) {
  // Aligned as the system requires.
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(sizeof(int))];
  } control;
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (descriptor >= 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = control.room;
    message.msg_controllen = sizeof control.room;
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof descriptor);
    memcpy(CMSG_DATA(head), &descriptor, sizeof descriptor);
  }
  ssize_t sent;
  do {
    sent = sendmsg(end, &message, MSG_NOSIGNAL | (waits ? 0 : MSG_DONTWAIT));
  } while (sent < 0 && errno == EINTR);
  return sent < 0 ? errno : 0;
}

ssize_t strata_receive(int end, void *bytes, size_t capacity, int *descriptor, int waits) {
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(sizeof(int))];
  } control;
  struct iovec part = {.iov_base = bytes, .iov_len = capacity};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  message.msg_control = control.room;
  message.msg_controllen = sizeof control.room;
  *descriptor = -1;
  ssize_t count;
  do {
    count = recvmsg(end, &message, MSG_CMSG_CLOEXEC | (waits ? 0 : MSG_DONTWAIT));
  } while (count < 0 && errno == EINTR);
  if (count < 0) return -errno;
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  if (head && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS)
    memcpy(descriptor, CMSG_DATA(head), sizeof *descriptor);
  return count;
}

int strata_accept(int listener) {
  int descriptor = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
  return descriptor >= 0 ? descriptor : -errno;
}

int strata_peer(int connection, char *text, size_t capacity) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  struct sockaddr *peer = (struct sockaddr *)&address;
  if (getpeername(connection, peer, &length) != 0) return errno;
  return getnameinfo(peer, length, text, (socklen_t)capacity, NULL, 0, NI_NUMERICHOST);
}

int strata_await(int connection, int count) {
  return setsockopt(connection, SOL_SOCKET, SO_RCVLOWAT, &count, sizeof count) == 0 ? 0 : errno;
}

int strata_spawn(
    const char *program, char *const arguments[], char *const environment[], int end, pid_t *pid) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (error) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  // It is inherited even if it has this number already: glibc then clears its mark.
  error = posix_spawn_file_actions_adddup2(&actions, end, strata_inherited_descriptor);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  if (!error) error = posix_spawn(pid, program, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}
