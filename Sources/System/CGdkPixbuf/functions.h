// The functions of gdk-pixbuf and GLib that are called here.
#pragma once

#ifndef REAL_TYPES
#include "types.h"
#endif

// GLib

gpointer g_object_ref(gpointer object);
void g_object_unref(gpointer object);
void g_free(gpointer memory);
void g_clear_error(GError **error);
gulong g_signal_connect_data(
    gpointer object, const gchar *signal, GCallback handler, gpointer data, GClosureNotify destroy,
    GConnectFlags flags);

// gdk-pixbuf: its version

extern const guint gdk_pixbuf_major_version;
extern const guint gdk_pixbuf_minor_version;
extern const guint gdk_pixbuf_micro_version;

// gdk-pixbuf: pictures

GdkPixbuf *gdk_pixbuf_new(GdkColorspace colors, gboolean hasAlpha, int bitsPerSample, int width, int height);
GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *picture);
int gdk_pixbuf_get_width(const GdkPixbuf *picture);
int gdk_pixbuf_get_height(const GdkPixbuf *picture);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *picture);
int gdk_pixbuf_get_n_channels(const GdkPixbuf *picture);
guchar *gdk_pixbuf_get_pixels(const GdkPixbuf *picture);
const unsigned char *gdk_pixbuf_read_pixels(const GdkPixbuf *picture);
gboolean gdk_pixbuf_save_to_bufferv(
    GdkPixbuf *picture, gchar **buffer, gsize *size, const char *type, char **keys, char **values, GError **error);

// gdk-pixbuf: loaders

GdkPixbufLoader *gdk_pixbuf_loader_new_with_type(const char *type, GError **error);
gboolean gdk_pixbuf_loader_write(GdkPixbufLoader *loader, const guchar *bytes, gsize count, GError **error);
gboolean gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);
