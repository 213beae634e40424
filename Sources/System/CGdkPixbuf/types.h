// The types and constants of gdk-pixbuf and GLib that are used here.
// Scripts/check-headers compares them with the libraries' own.
#pragma once

typedef char gchar;
typedef unsigned char guchar;
typedef int gint;
typedef unsigned int guint;
typedef int gboolean;
typedef unsigned long gsize;
typedef unsigned long gulong;
typedef void *gpointer;

typedef struct _GError {
    unsigned int domain;
    int code;
    char *message;
} GError;

typedef struct _GClosure GClosure;
typedef void (*GCallback)(void);
typedef void (*GClosureNotify)(gpointer data, GClosure *closure);

typedef enum {
    G_CONNECT_AFTER = 1 << 0,
    G_CONNECT_SWAPPED = 1 << 1,
} GConnectFlags;

typedef enum {
    GDK_COLORSPACE_RGB,
} GdkColorspace;

typedef struct _GdkPixbuf GdkPixbuf;

// An object of GLib's, none of whose fields are read.
typedef struct _GdkPixbufLoader {
    void *object[4];
} GdkPixbufLoader;
