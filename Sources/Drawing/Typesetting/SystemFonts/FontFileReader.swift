internal import CPango
internal import Foundation

/// A font file, read with HarfBuzz.
///
/// It owns HarfBuzz's blob, which maps the file.
final class FontFileReader {
    private let blob: OpaquePointer

    /// What a face of the file says about itself.
    struct Face {
        /// The index in a collection.
        var index: Int
        /// The names of the family, the most specific one first.
        var families: [String]
        /// The PostScript name and the full name.
        var names: [String]
        /// The OpenType weight.
        var weight: Int
        var isItalic: Bool
        /// The variable axes in the order of the file.
        var axes: [Axis]
    }

    /// A variable axis.
    struct Axis: Equatable {
        /// The four letters, such as `"wght"`.
        var tag: String
        var range: ClosedRange<Double>
    }

    /// - Throws: ``SystemFontsError`` if the file can't be read, or is no complete font.
    init(path: String) throws(SystemFontsError) {
        // Opening a pipe would wait for a writer.
        let target = (path as NSString).resolvingSymlinksInPath
        let type = try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
        guard type == nil || type == .typeRegular else { throw .brokenFile(path: path, reason: "is not a file") }
        guard let blob = hb_blob_create_from_file_or_fail(path) else {
            throw .brokenFile(path: path, reason: "can't be read")
        }
        self.blob = blob
        guard isComplete else {
            throw .brokenFile(path: path, reason: "is no font, or not a complete one")
        }
    }

    deinit { hb_blob_destroy(blob) }

    /// The faces of the file: several in a collection.
    var faces: [Face] {
        (0..<Int(hb_face_count(blob))).map { index in withFace(index) { Self.read($0, index: index) } }
    }

    /// The SHA-256 digest of the file, in hexadecimal digits.
    var digest: String {
        var length: UInt32 = 0
        let bytes = hb_blob_get_data(blob, &length)
        guard
            let text = bytes.flatMap({ bytes in
                bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
                    g_compute_checksum_for_data(G_CHECKSUM_SHA256, $0, gsize(length))
                }
            })
        else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Calls `body` with an `hb_face_t`.
    func withFace<Result>(_ index: Int, _ body: (OpaquePointer) -> Result) -> Result {
        let face: OpaquePointer = hb_face_create(blob, UInt32(index))
        defer { hb_face_destroy(face) }
        return body(face)
    }

    // MARK: Completeness

    /// Whether all tables of all faces are inside the file, and each face has glyphs.
    private var isComplete: Bool {
        let count = Int(hb_face_count(blob))
        guard count > 0 else { return false }
        return (0..<count).allSatisfy { index in
            guard let start = directory(of: index), let tables = number(at: start + 4, bytes: 2) else { return false }
            return withFace(index) { hb_face_get_glyph_count($0) > 0 }
                && (0..<tables).allSatisfy { hasTable(at: start + 12 + 16 * $0) }
        }
    }

    private func hasTable(at entry: Int) -> Bool {
        guard let offset = number(at: entry + 8, bytes: 4), let length = number(at: entry + 12, bytes: 4) else {
            return false
        }
        return offset + length <= Int(hb_blob_get_length(blob))
    }

    /// Returns the offset of a face's list of tables.
    private func directory(of index: Int) -> Int? {
        let collection = 0x7474_6366  // ttcf
        return number(at: 0, bytes: 4) == collection ? number(at: 12 + 4 * index, bytes: 4) : 0
    }

    /// Returns a big-endian number of the file; `nil` behind its end.
    private func number(at offset: Int, bytes count: Int) -> Int? {
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), offset >= 0, offset + count <= Int(length) else {
            return nil
        }
        return (offset..<offset + count).reduce(0) { $0 << 8 | Int(UInt8(bitPattern: bytes[$1])) }
    }

    // MARK: Faces

    private static func read(_ face: OpaquePointer, index: Int) -> Face {
        let font: OpaquePointer = hb_font_create(face)
        defer { hb_font_destroy(font) }
        return Face(
            index: index,
            families: nameIDs.compactMap { name($0, of: face) },
            names: [6, 4].compactMap { name($0, of: face) },
            weight: Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
            isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
                || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0,
            axes: axes(of: face))
    }

    /// The typographic family, and the family of fonts that have four styles at most.
    private static let nameIDs: [hb_ot_name_id_t] = [16, 1]

    private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String? {
        var buffer = [CChar](repeating: 0, count: 256)
        var length = UInt32(buffer.count)
        // An invalid language asks for English.
        let found = hb_ot_name_get_utf8(face, id, nil, &length, &buffer)
        guard found > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Returns the measures of a face, by its own tables.
    func metrics(of index: Int) -> FontMetrics {
        withFace(index) { face in
            let font: OpaquePointer = hb_font_create(face)
            defer { hb_font_destroy(font) }
            let em = CGFloat(hb_face_get_upem(face))
            func measure(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
                var position: hb_position_t = 0
                guard hb_ot_metrics_get_position(font, tag, &position) != 0 else { return nil }
                return CGFloat(position) / em
            }
            let ascender = measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0.95
            let descender = -(measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? -0.25)
            let gap = measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0
            return FontMetrics(
                ascender: ascender, descender: descender, lineHeight: ascender + descender + gap,
                capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? 0.7,
                xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT) ?? 0.5)
        }
    }

    private static func axes(of face: OpaquePointer) -> [Axis] {
        var count = hb_ot_var_get_axis_count(face)
        guard count > 0 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        _ = hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map { info in
            let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: info.tag >> $0) }
            let (least, greatest) = (Double(info.min_value), Double(info.max_value))
            return Axis(
                tag: String(decoding: letters, as: UTF8.self), range: min(least, greatest)...max(least, greatest))
        }
    }
}
