// The functions of libwebp that are called here.
#pragma once

#ifndef REAL_TYPES
#include "types.h"
#endif

size_t WebPEncodeLosslessBGRA(const uint8_t *pixels, int width, int height, int stride, uint8_t **output);
int WebPGetInfo(const uint8_t *file, size_t count, int *width, int *height);
uint8_t *WebPDecodeBGRAInto(const uint8_t *file, size_t count, uint8_t *pixels, size_t size, int stride);
void WebPFree(void *memory);
int WebPGetEncoderVersion(void);
