// The types and constants of Pango, HarfBuzz and fontconfig that are used here.
// Scripts/check-headers compares them with the libraries' own.
#pragma once

#include <stdint.h>

// fontconfig

typedef unsigned char FcChar8;
typedef unsigned int FcChar32;
typedef int FcBool;
typedef struct _FcConfig FcConfig;
typedef struct _FcPattern FcPattern;
typedef struct _FcCharSet FcCharSet;

typedef struct _FcFontSet {
    int nfont;
    int sfont;
    FcPattern **fonts;
} FcFontSet;

typedef enum _FcResult {
    FcResultMatch,
} FcResult;

typedef enum {
    FcSetSystem,
    FcSetApplication,
} FcSetName;

#define FC_FILE "file"
#define FC_INDEX "index"
#define FC_STYLE "style"
#define FC_SLANT "slant"
#define FC_WEIGHT "weight"
#define FC_COLOR "color"
#define FC_CHARSET "charset"
#define FC_FULLNAME "fullname"
#define FC_POSTSCRIPT_NAME "postscriptname"

#define FC_WEIGHT_THIN 0
#define FC_WEIGHT_EXTRALIGHT 40
#define FC_WEIGHT_LIGHT 50
#define FC_WEIGHT_REGULAR 80
#define FC_WEIGHT_MEDIUM 100
#define FC_WEIGHT_DEMIBOLD 180
#define FC_WEIGHT_BOLD 200
#define FC_WEIGHT_EXTRABOLD 205
#define FC_WEIGHT_BLACK 210
#define FC_SLANT_ROMAN 0
#define FC_SLANT_ITALIC 100

// HarfBuzz

typedef int hb_bool_t;
typedef uint32_t hb_codepoint_t;
typedef int32_t hb_position_t;
typedef struct hb_blob_t hb_blob_t;
typedef struct hb_face_t hb_face_t;
typedef struct hb_font_t hb_font_t;

typedef struct hb_glyph_extents_t {
    hb_position_t x_bearing, y_bearing;
    hb_position_t width, height;
} hb_glyph_extents_t;

// GLib

typedef struct _GSList {
    void *data;
    struct _GSList *next;
} GSList;

typedef enum {
    G_LOG_FLAG_FATAL = 1 << 1,
    G_LOG_LEVEL_ERROR = 1 << 2,
} GLogLevelFlags;

typedef void (*GLogFunc)(const char *domain, GLogLevelFlags level, const char *message, void *data);

// Pango: what is only passed on

typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoTabArray PangoTabArray;
typedef struct _PangoFcFont PangoFcFont;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoFT2FontMap PangoFT2FontMap;

// Objects of GLib's, none of whose fields are read.

typedef struct _PangoFont {
    void *object[3];
} PangoFont;

typedef struct _PangoFontMap {
    void *object[3];
} PangoFontMap;

// The methods of fonts, of which one is replaced.
typedef struct _PangoFontClass {
    void *others[20];
    PangoFontMetrics *(*get_metrics)(PangoFont *font, PangoLanguage *language);
} PangoFontClass;

// Pango: choices

#define PANGO_SCALE 1024

typedef enum {
    PANGO_DIRECTION_LTR,
    PANGO_DIRECTION_RTL,
} PangoDirection;

typedef enum {
    PANGO_STYLE_NORMAL,
    PANGO_STYLE_OBLIQUE,
    PANGO_STYLE_ITALIC,
} PangoStyle;

typedef enum {
    PANGO_WEIGHT_NORMAL = 400,
} PangoWeight;

typedef enum {
    PANGO_WRAP_WORD,
    PANGO_WRAP_CHAR,
    PANGO_WRAP_WORD_CHAR,
} PangoWrapMode;

typedef enum {
    PANGO_ELLIPSIZE_NONE,
    PANGO_ELLIPSIZE_START,
    PANGO_ELLIPSIZE_MIDDLE,
    PANGO_ELLIPSIZE_END,
} PangoEllipsizeMode;

typedef enum {
    PANGO_TAB_LEFT,
    PANGO_TAB_RIGHT,
    PANGO_TAB_CENTER,
    PANGO_TAB_DECIMAL,
} PangoTabAlign;

// Pango: what is read

typedef uint32_t PangoGlyph;
typedef int32_t PangoGlyphUnit;

typedef enum {
    PANGO_GRAVITY_HINT_NATURAL,
} PangoGravityHint;

typedef struct _PangoRectangle {
    int x, y;
    int width, height;
} PangoRectangle;

typedef struct _PangoAttribute {
    const void *klass;
    unsigned int start_index;
    unsigned int end_index;
} PangoAttribute;

// What may be done before a character.
typedef struct _PangoLogAttr {
    unsigned int is_line_break : 1;
    unsigned int is_mandatory_break : 1;
    unsigned int is_char_break : 1;
    unsigned int is_white : 1;
    unsigned int is_cursor_position : 1;
    unsigned int others : 27;
} PangoLogAttr;

#define PANGO_ANALYSIS_FLAG_IS_ELLIPSIS (1 << 1)

typedef struct _PangoAnalysis {
    void *shape_engine;
    void *lang_engine;
    PangoFont *font;
    uint8_t level;
    uint8_t gravity;
    uint8_t flags;
    uint8_t script;
    PangoLanguage *language;
    GSList *extra_attrs;
} PangoAnalysis;

typedef struct _PangoItem {
    int offset;
    int length;
    int num_chars;
    PangoAnalysis analysis;
} PangoItem;

typedef struct _PangoGlyphGeometry {
    PangoGlyphUnit width;
    PangoGlyphUnit x_offset;
    PangoGlyphUnit y_offset;
} PangoGlyphGeometry;

typedef struct _PangoGlyphVisAttr {
    unsigned int is_cluster_start : 1;
    unsigned int is_color : 1;
} PangoGlyphVisAttr;

typedef struct _PangoGlyphInfo {
    PangoGlyph glyph;
    PangoGlyphGeometry geometry;
    PangoGlyphVisAttr attr;
} PangoGlyphInfo;

typedef struct _PangoGlyphString {
    int num_glyphs;
    PangoGlyphInfo *glyphs;
    int *log_clusters;
    int space;
} PangoGlyphString;

typedef struct _PangoGlyphItem {
    PangoItem *item;
    PangoGlyphString *glyphs;
    int y_offset;
    int start_x_offset;
    int end_x_offset;
} PangoGlyphItem;

typedef struct _PangoLayoutLine {
    PangoLayout *layout;
    int start_index;
    int length;
    GSList *runs;
    unsigned int is_paragraph_start : 1;
    unsigned int resolved_dir : 3;
} PangoLayoutLine;
