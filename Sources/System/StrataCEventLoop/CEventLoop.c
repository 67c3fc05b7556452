// libev's loop is hidden here: its header declares functions by macros that Swift does not import,
// and Debian has no pkg-config file for it.
#include "CEventLoop.h"

#include <ev.h>
#include <stdlib.h>

struct strata_event_loop {
  struct ev_loop *loop;
  ev_timer second;
  bool is_over;
};

static void second_passed(struct ev_loop *loop, ev_timer *timer, int events) {
  (void)loop;
  (void)events;
  *(bool *)timer->data = true;
}

strata_event_loop *strata_event_loop_make(void) {
  strata_event_loop *made = calloc(1, sizeof *made);
  if (!made) return NULL;
  // The environment variable LIBEV_FLAGS does not choose.
  made->loop = ev_loop_new(EVBACKEND_EPOLL | EVFLAG_NOENV);
  if (!made->loop) {
    free(made);
    return NULL;
  }
  ev_timer_init(&made->second, second_passed, 1, 0);
  made->second.data = &made->is_over;
  return made;
}

void *strata_event_loop_libev(strata_event_loop *loop) { return loop->loop; }

bool strata_event_loop_turn(strata_event_loop *loop, bool ticks) {
  loop->is_over = false;
  if (ticks && !ev_is_active(&loop->second)) {
    ev_now_update(loop->loop);
    ev_timer_set(&loop->second, 1, 0);
    ev_timer_start(loop->loop, &loop->second);
  }
  ev_run(loop->loop, EVRUN_ONCE);
  return loop->is_over;
}

struct strata_watch {
  struct ev_loop *loop;
  ev_io input;
  void (*ready)(void *context);
  void *context;
};

static void input_arrived(struct ev_loop *loop, ev_io *input, int events) {
  (void)loop;
  (void)events;
  strata_watch *watch = input->data;
  watch->ready(watch->context);
}

strata_watch *strata_watch_make(
    strata_event_loop *loop, int descriptor, void (*ready)(void *context), void *context) {
  strata_watch *made = calloc(1, sizeof *made);
  if (!made) return NULL;
  made->loop = loop->loop;
  made->ready = ready;
  made->context = context;
  ev_io_init(&made->input, input_arrived, descriptor, EV_READ);
  made->input.data = made;
  // Called before libwebsockets, which may watch the same descriptor, reads what has arrived.
  ev_set_priority(&made->input, EV_MAXPRI);
  ev_io_start(made->loop, &made->input);
  return made;
}

void strata_watch_free(strata_watch *watch) {
  ev_io_stop(watch->loop, &watch->input);
  free(watch);
}

void strata_event_loop_free(strata_event_loop *loop) {
  ev_timer_stop(loop->loop, &loop->second);
  ev_loop_destroy(loop->loop);
  free(loop);
}
