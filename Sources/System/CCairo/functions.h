// The functions of cairo and FreeType that are called here.
#pragma once

#ifndef REAL_TYPES
#include "types.h"
#endif

// cairo: surfaces

const char *cairo_version_string(void);
const char *cairo_status_to_string(cairo_status_t status);
cairo_surface_t *cairo_image_surface_create_for_data(
    unsigned char *data, cairo_format_t format, int width, int height, int stride);
cairo_surface_t *cairo_svg_surface_create_for_stream(
    cairo_write_func_t write, void *closure, double width, double height);
cairo_surface_t *cairo_pdf_surface_create_for_stream(
    cairo_write_func_t write, void *closure, double width, double height);
void cairo_svg_surface_set_document_unit(cairo_surface_t *surface, cairo_svg_unit_t unit);
void cairo_pdf_surface_set_metadata(cairo_surface_t *surface, cairo_pdf_metadata_t key, const char *value);
void cairo_pdf_surface_set_size(cairo_surface_t *surface, double width, double height);
cairo_status_t cairo_surface_status(cairo_surface_t *surface);
void cairo_surface_flush(cairo_surface_t *surface);
void cairo_surface_mark_dirty(cairo_surface_t *surface);
void cairo_surface_show_page(cairo_surface_t *surface);
void cairo_surface_finish(cairo_surface_t *surface);
void cairo_surface_destroy(cairo_surface_t *surface);

// cairo: contexts

cairo_t *cairo_create(cairo_surface_t *target);
void cairo_destroy(cairo_t *context);
cairo_status_t cairo_status(cairo_t *context);
void cairo_save(cairo_t *context);
void cairo_restore(cairo_t *context);
void cairo_push_group(cairo_t *context);
cairo_pattern_t *cairo_pop_group(cairo_t *context);
void cairo_pop_group_to_source(cairo_t *context);
void cairo_set_matrix(cairo_t *context, const cairo_matrix_t *matrix);
void cairo_set_operator(cairo_t *context, cairo_operator_t compositing);
void cairo_set_fill_rule(cairo_t *context, cairo_fill_rule_t rule);
void cairo_set_line_width(cairo_t *context, double width);
void cairo_set_line_cap(cairo_t *context, cairo_line_cap_t cap);
void cairo_set_line_join(cairo_t *context, cairo_line_join_t join);
void cairo_set_miter_limit(cairo_t *context, double limit);
void cairo_set_dash(cairo_t *context, const double *lengths, int count, double phase);

// cairo: paths

void cairo_new_path(cairo_t *context);
void cairo_move_to(cairo_t *context, double x, double y);
void cairo_line_to(cairo_t *context, double x, double y);
void cairo_curve_to(cairo_t *context, double x1, double y1, double x2, double y2, double x3, double y3);
void cairo_close_path(cairo_t *context);
void cairo_rectangle(cairo_t *context, double x, double y, double width, double height);

// cairo: drawing

void cairo_clip(cairo_t *context);
void cairo_fill(cairo_t *context);
void cairo_stroke(cairo_t *context);
void cairo_paint(cairo_t *context);
void cairo_paint_with_alpha(cairo_t *context, double alpha);
void cairo_mask(cairo_t *context, cairo_pattern_t *pattern);
void cairo_mask_surface(cairo_t *context, cairo_surface_t *surface, double x, double y);

// cairo: what is drawn with

cairo_pattern_t *cairo_get_source(cairo_t *context);
void cairo_set_source(cairo_t *context, cairo_pattern_t *source);
void cairo_set_source_rgba(cairo_t *context, double red, double green, double blue, double alpha);
void cairo_set_source_surface(cairo_t *context, cairo_surface_t *surface, double x, double y);
cairo_pattern_t *cairo_pattern_create_for_surface(cairo_surface_t *surface);
cairo_pattern_t *cairo_pattern_create_linear(double x0, double y0, double x1, double y1);
cairo_pattern_t *cairo_pattern_create_radial(
    double x0, double y0, double radius0, double x1, double y1, double radius1);
cairo_pattern_t *cairo_pattern_create_mesh(void);
void cairo_pattern_destroy(cairo_pattern_t *pattern);
void cairo_pattern_add_color_stop_rgba(
    cairo_pattern_t *pattern, double offset, double red, double green, double blue, double alpha);
void cairo_pattern_set_extend(cairo_pattern_t *pattern, cairo_extend_t extend);
void cairo_pattern_set_filter(cairo_pattern_t *pattern, cairo_filter_t filter);
void cairo_pattern_set_matrix(cairo_pattern_t *pattern, const cairo_matrix_t *matrix);
void cairo_mesh_pattern_begin_patch(cairo_pattern_t *pattern);
void cairo_mesh_pattern_end_patch(cairo_pattern_t *pattern);
void cairo_mesh_pattern_move_to(cairo_pattern_t *pattern, double x, double y);
void cairo_mesh_pattern_line_to(cairo_pattern_t *pattern, double x, double y);
void cairo_mesh_pattern_set_corner_color_rgba(
    cairo_pattern_t *pattern, unsigned int corner, double red, double green, double blue, double alpha);

// FreeType

FT_Error FT_Init_FreeType(FT_Library *library);
FT_Error FT_Done_FreeType(FT_Library library);
void FT_Library_Version(FT_Library library, FT_Int *major, FT_Int *minor, FT_Int *patch);
FT_Error FT_New_Face(FT_Library library, const char *path, FT_Long index, FT_Face *face);
FT_Error FT_Done_Face(FT_Face face);
FT_Error FT_Select_Size(FT_Face face, FT_Int strike);
FT_Error FT_Set_Char_Size(
    FT_Face face, FT_F26Dot6 width, FT_F26Dot6 height, FT_UInt horizontalResolution, FT_UInt verticalResolution);
FT_Error FT_Load_Glyph(FT_Face face, FT_UInt glyph, FT_Int32 flags);
FT_Error FT_Render_Glyph(FT_GlyphSlot slot, FT_Render_Mode mode);
FT_Error FT_Outline_Embolden(FT_Outline *outline, FT_Pos strength);
void FT_Outline_Transform(const FT_Outline *outline, const FT_Matrix *matrix);
void FT_Outline_Translate(const FT_Outline *outline, FT_Pos x, FT_Pos y);
FT_Error FT_Outline_Decompose(FT_Outline *outline, const FT_Outline_Funcs *functions, void *user);
