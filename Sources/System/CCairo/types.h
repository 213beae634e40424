// The types and constants of cairo and FreeType that are used here.
// Scripts/check-headers compares them with the libraries' own.
#pragma once

// cairo

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_pattern cairo_pattern_t;

typedef struct _cairo_matrix {
    double xx, yx;
    double xy, yy;
    double x0, y0;
} cairo_matrix_t;

typedef enum _cairo_status {
    CAIRO_STATUS_SUCCESS = 0,
    CAIRO_STATUS_NO_MEMORY = 1,
    CAIRO_STATUS_WRITE_ERROR = 11,
} cairo_status_t;

typedef cairo_status_t (*cairo_write_func_t)(void *closure, const unsigned char *data, unsigned int length);

typedef enum _cairo_format {
    CAIRO_FORMAT_INVALID = -1,
    CAIRO_FORMAT_ARGB32 = 0,
    CAIRO_FORMAT_A8 = 2,
} cairo_format_t;

typedef enum _cairo_operator {
    CAIRO_OPERATOR_CLEAR,
    CAIRO_OPERATOR_SOURCE,
    CAIRO_OPERATOR_OVER,
    CAIRO_OPERATOR_IN,
    CAIRO_OPERATOR_OUT,
    CAIRO_OPERATOR_ATOP,
    CAIRO_OPERATOR_DEST,
    CAIRO_OPERATOR_DEST_OVER,
    CAIRO_OPERATOR_DEST_IN,
    CAIRO_OPERATOR_DEST_OUT,
    CAIRO_OPERATOR_DEST_ATOP,
    CAIRO_OPERATOR_XOR,
    CAIRO_OPERATOR_ADD,
    CAIRO_OPERATOR_SATURATE,
    CAIRO_OPERATOR_MULTIPLY,
    CAIRO_OPERATOR_SCREEN,
    CAIRO_OPERATOR_OVERLAY,
    CAIRO_OPERATOR_DARKEN,
    CAIRO_OPERATOR_LIGHTEN,
    CAIRO_OPERATOR_COLOR_DODGE,
    CAIRO_OPERATOR_COLOR_BURN,
    CAIRO_OPERATOR_HARD_LIGHT,
    CAIRO_OPERATOR_SOFT_LIGHT,
    CAIRO_OPERATOR_DIFFERENCE,
    CAIRO_OPERATOR_EXCLUSION,
    CAIRO_OPERATOR_HSL_HUE,
    CAIRO_OPERATOR_HSL_SATURATION,
    CAIRO_OPERATOR_HSL_COLOR,
    CAIRO_OPERATOR_HSL_LUMINOSITY,
} cairo_operator_t;

typedef enum _cairo_fill_rule {
    CAIRO_FILL_RULE_WINDING,
    CAIRO_FILL_RULE_EVEN_ODD,
} cairo_fill_rule_t;

typedef enum _cairo_line_cap {
    CAIRO_LINE_CAP_BUTT,
    CAIRO_LINE_CAP_ROUND,
    CAIRO_LINE_CAP_SQUARE,
} cairo_line_cap_t;

typedef enum _cairo_line_join {
    CAIRO_LINE_JOIN_MITER,
    CAIRO_LINE_JOIN_ROUND,
    CAIRO_LINE_JOIN_BEVEL,
} cairo_line_join_t;

typedef enum _cairo_extend {
    CAIRO_EXTEND_NONE,
    CAIRO_EXTEND_REPEAT,
    CAIRO_EXTEND_REFLECT,
    CAIRO_EXTEND_PAD,
} cairo_extend_t;

typedef enum _cairo_filter {
    CAIRO_FILTER_BILINEAR = 4,
} cairo_filter_t;

typedef enum _cairo_svg_unit {
    CAIRO_SVG_UNIT_PX = 3,
} cairo_svg_unit_t;

typedef enum _cairo_pdf_metadata {
    CAIRO_PDF_METADATA_TITLE = 0,
    CAIRO_PDF_METADATA_CREATOR = 4,
    CAIRO_PDF_METADATA_CREATE_DATE = 5,
} cairo_pdf_metadata_t;

// FreeType

typedef int FT_Error;
typedef int FT_Int;
typedef int FT_Int32;
typedef unsigned int FT_UInt;
typedef long FT_Long;
typedef signed long FT_Pos;
typedef signed long FT_Fixed;
typedef signed long FT_F26Dot6;

#define FT_LOAD_NO_HINTING (1L << 1)
#define FT_LOAD_NO_BITMAP (1L << 3)
#define FT_LOAD_COLOR (1L << 20)

typedef enum FT_Glyph_Format_ {
    FT_GLYPH_FORMAT_OUTLINE = 'o' << 24 | 'u' << 16 | 't' << 8 | 'l',
} FT_Glyph_Format;

typedef enum FT_Render_Mode_ {
    FT_RENDER_MODE_NORMAL = 0,
} FT_Render_Mode;

typedef enum FT_Pixel_Mode_ {
    FT_PIXEL_MODE_BGRA = 7,
} FT_Pixel_Mode;

typedef struct FT_Vector_ {
    FT_Pos x, y;
} FT_Vector;

typedef struct FT_Matrix_ {
    FT_Fixed xx, xy;
    FT_Fixed yx, yy;
} FT_Matrix;

typedef struct FT_BBox_ {
    FT_Pos xMin, yMin;
    FT_Pos xMax, yMax;
} FT_BBox;

typedef struct FT_Generic_ {
    void *data;
    void (*finalizer)(void *object);
} FT_Generic;

typedef struct FT_Bitmap_ {
    unsigned int rows;
    unsigned int width;
    int pitch;
    unsigned char *buffer;
    unsigned short num_grays;
    unsigned char pixel_mode;
    unsigned char palette_mode;
    void *palette;
} FT_Bitmap;

typedef struct FT_Outline_ {
    short n_contours;
    short n_points;
    FT_Vector *points;
    char *tags;
    short *contours;
    int flags;
} FT_Outline;

typedef int (*FT_Outline_MoveToFunc)(const FT_Vector *to, void *user);
typedef int (*FT_Outline_LineToFunc)(const FT_Vector *to, void *user);
typedef int (*FT_Outline_ConicToFunc)(const FT_Vector *control, const FT_Vector *to, void *user);
typedef int (*FT_Outline_CubicToFunc)(
    const FT_Vector *control1, const FT_Vector *control2, const FT_Vector *to, void *user);

typedef struct FT_Outline_Funcs_ {
    FT_Outline_MoveToFunc move_to;
    FT_Outline_LineToFunc line_to;
    FT_Outline_ConicToFunc conic_to;
    FT_Outline_CubicToFunc cubic_to;
    int shift;
    FT_Pos delta;
} FT_Outline_Funcs;

typedef struct FT_LibraryRec_ *FT_Library;
typedef struct FT_FaceRec_ *FT_Face;
typedef struct FT_SizeRec_ *FT_Size;
typedef struct FT_GlyphSlotRec_ *FT_GlyphSlot;

// The first fields of what FreeType makes; none of these three is ever made or copied here.

typedef struct FT_FaceRec_ {
    FT_Long num_faces;
    FT_Long face_index;
    FT_Long face_flags;
    FT_Long style_flags;
    FT_Long num_glyphs;
    char *family_name;
    char *style_name;
    FT_Int num_fixed_sizes;
    void *available_sizes;
    FT_Int num_charmaps;
    void *charmaps;
    FT_Generic generic;
    FT_BBox bbox;
    unsigned short units_per_EM;
    short ascender;
    short descender;
    short height;
    short max_advance_width;
    short max_advance_height;
    short underline_position;
    short underline_thickness;
    FT_GlyphSlot glyph;
    FT_Size size;
} FT_FaceRec;

typedef struct FT_Size_Metrics_ {
    unsigned short x_ppem;
    unsigned short y_ppem;
    FT_Fixed x_scale, y_scale;
    FT_Pos ascender;
    FT_Pos descender;
    FT_Pos height;
    FT_Pos max_advance;
} FT_Size_Metrics;

typedef struct FT_SizeRec_ {
    FT_Face face;
    FT_Generic generic;
    FT_Size_Metrics metrics;
} FT_SizeRec;

typedef struct FT_Glyph_Metrics_ {
    FT_Pos width, height;
    FT_Pos horiBearingX, horiBearingY, horiAdvance;
    FT_Pos vertBearingX, vertBearingY, vertAdvance;
} FT_Glyph_Metrics;

typedef struct FT_GlyphSlotRec_ {
    FT_Library library;
    FT_Face face;
    FT_GlyphSlot next;
    FT_UInt glyph_index;
    FT_Generic generic;
    FT_Glyph_Metrics metrics;
    FT_Fixed linearHoriAdvance, linearVertAdvance;
    FT_Vector advance;
    FT_Glyph_Format format;
    FT_Bitmap bitmap;
    FT_Int bitmap_left, bitmap_top;
    FT_Outline outline;
} FT_GlyphSlotRec;
