// The functions of Pango, HarfBuzz and fontconfig that are called here.
#pragma once

#ifndef REAL_TYPES
#include "types.h"
#endif

// fontconfig

int FcGetVersion(void);
FcConfig *FcConfigCreate(void);
void FcConfigSetSysRoot(FcConfig *configuration, const FcChar8 *folder);
FcBool FcConfigSetCurrent(FcConfig *configuration);
FcBool FcConfigParseAndLoadFromMemory(FcConfig *configuration, const FcChar8 *text, FcBool complain);
FcBool FcConfigAppFontAddFile(FcConfig *configuration, const FcChar8 *path);
FcFontSet *FcConfigGetFonts(FcConfig *configuration, FcSetName set);
FcBool FcFontSetAdd(FcFontSet *set, FcPattern *font);
FcCharSet *FcCharSetCreate(void);
FcBool FcCharSetHasChar(const FcCharSet *set, FcChar32 character);
FcBool FcCharSetMerge(FcCharSet *set, const FcCharSet *other, FcBool *changed);
FcPattern *FcPatternDuplicate(const FcPattern *pattern);
void FcPatternReference(FcPattern *pattern);
FcBool FcPatternDel(FcPattern *pattern, const char *property);
FcBool FcPatternAddInteger(FcPattern *pattern, const char *property, int value);
FcBool FcPatternAddString(FcPattern *pattern, const char *property, const FcChar8 *value);
FcResult FcPatternGetBool(const FcPattern *pattern, const char *property, int place, FcBool *value);
FcResult FcPatternGetInteger(const FcPattern *pattern, const char *property, int place, int *value);
FcResult FcPatternGetString(const FcPattern *pattern, const char *property, int place, FcChar8 **value);
FcResult FcPatternGetCharSet(const FcPattern *pattern, const char *property, int place, FcCharSet **value);

// HarfBuzz

const char *hb_version_string(void);
hb_blob_t *hb_blob_create_from_file(const char *path);
void hb_blob_destroy(hb_blob_t *blob);
hb_face_t *hb_face_create(hb_blob_t *blob, unsigned int index);
void hb_face_destroy(hb_face_t *face);
unsigned int hb_face_get_upem(const hb_face_t *face);
hb_font_t *hb_font_create(hb_face_t *face);
void hb_font_destroy(hb_font_t *font);
hb_bool_t hb_font_get_nominal_glyph(hb_font_t *font, hb_codepoint_t character, hb_codepoint_t *glyph);
hb_bool_t hb_font_get_glyph_extents(hb_font_t *font, hb_codepoint_t glyph, hb_glyph_extents_t *extents);

// GLib

void *g_object_ref(void *object);
void g_object_unref(void *object);
GLogFunc g_log_set_default_handler(GLogFunc handler, void *data);

// Pango: fonts

const char *pango_version_string(void);
PangoFontMap *pango_ft2_font_map_new(void);
void pango_ft2_font_map_set_resolution(PangoFT2FontMap *map, double horizontal, double vertical);
void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *configuration);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
FcPattern *pango_fc_font_get_pattern(PangoFcFont *font);
hb_font_t *pango_font_get_hb_font(PangoFont *font);
void pango_font_get_glyph_extents(
    PangoFont *font, PangoGlyph glyph, PangoRectangle *ink, PangoRectangle *logical);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);

// Pango: contexts

PangoLanguage *pango_language_from_string(const char *language);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_context_set_round_glyph_positions(PangoContext *context, int rounds);

PangoFont *pango_context_load_font(PangoContext *context, const PangoFontDescription *description);

// Pango: attributes

PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
PangoAttribute *pango_attr_family_new(const char *family);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_language_new(PangoLanguage *language);
PangoAttribute *pango_attr_letter_spacing_new(int spacing);
PangoAttribute *pango_attr_shape_new(const PangoRectangle *ink, const PangoRectangle *logical);
PangoAttribute *pango_attr_insert_hyphens_new(int inserts);
PangoAttribute *pango_attr_allow_breaks_new(int allows);
PangoAttribute *pango_attr_gravity_hint_new(PangoGravityHint hint);
void pango_get_log_attrs(
    const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *places, int count);

PangoDirection pango_find_base_dir(const char *text, int length);

// Pango: layouts

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_indent(PangoLayout *layout, int indent);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode wrap);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode mode);
void pango_layout_set_justify(PangoLayout *layout, int justifies);
void pango_layout_set_auto_dir(PangoLayout *layout, int isAutomatic);
void pango_layout_set_tabs(PangoLayout *layout, PangoTabArray *tabs);
PangoTabArray *pango_tab_array_new(int count, int isInPixels);
void pango_tab_array_free(PangoTabArray *tabs);
void pango_tab_array_set_tab(PangoTabArray *tabs, int index, PangoTabAlign alignment, int location);
int pango_layout_is_ellipsized(PangoLayout *layout);
int pango_layout_get_line_count(PangoLayout *layout);
GSList *pango_layout_get_lines_readonly(PangoLayout *layout);
int pango_layout_line_is_paragraph_start(PangoLayoutLine *line);
PangoDirection pango_layout_line_get_resolved_direction(PangoLayoutLine *line);
