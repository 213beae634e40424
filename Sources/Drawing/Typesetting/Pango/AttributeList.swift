internal import CPango
internal import Foundation

/// Pango attributes for byte ranges of a text.
final class AttributeList {
    private let pointer: OpaquePointer = pango_attr_list_new()

    deinit { pango_attr_list_unref(pointer) }

    /// Calls `body` with the `PangoAttrList`.
    func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(pointer) }

    func add(_ font: PreparedFont, to range: Range<Int>) {
        insert(font.withPointer { pango_attr_font_desc_new($0) }, to: range)
    }

    func addLetterSpacing(_ units: Int32, to range: Range<Int>) {
        guard units != 0 else { return }
        insert(pango_attr_letter_spacing_new(units), to: range)
    }

    func addMonospacedDigits(to range: Range<Int>) {
        insert(pango_attr_font_features_new("tnum=1"), to: range)
    }

    /// Turns ligatures off.
    func addSeparateLetters(to range: Range<Int>) {
        insert(pango_attr_font_features_new("liga=0,clig=0,dlig=0,calt=0"), to: range)
    }

    /// Replaces each character by a rectangle.
    func add(_ attachment: InlineAttachment, to range: Range<Int>) {
        var logical = PangoRectangle(
            x: 0, y: PangoUnits.from(attachment.rect.minY), width: PangoUnits.from(attachment.rect.width),
            height: PangoUnits.from(attachment.rect.height))
        var ink = logical
        insert(pango_attr_shape_new(&ink, &logical), to: range)
    }

    /// Reserves space for the replacement of a character.
    func add(_ placeholder: Placeholder, size: CGFloat) {
        let width = PangoUnits.from(placeholder.kind.width(forTextSize: size))
        var shape = PangoRectangle(x: 0, y: 0, width: width, height: 0)
        insert(pango_attr_shape_new(&shape, &shape), to: placeholder.range)
        if placeholder.kind == .nothing { insert(pango_attr_letter_spacing_new(0), to: placeholder.range) }
    }

    func addLanguage(_ code: String, to range: Range<Int>) {
        insert(pango_attr_language_new(pango_language_from_string(code)), to: range)
    }

    func addFamilies(_ families: [String], to range: Range<Int>) {
        insert(pango_attr_family_new(families.joined(separator: ",")), to: range)
    }

    /// Makes symbol fonts draw what would be emoji.
    func addSymbolFonts(to range: Range<Int>) {
        insert(pango_attr_family_new("Inter,Noto Sans Symbols2,Noto Sans Symbols,Noto Sans Math"), to: range)
    }

    /// Keeps Pango from drawing a hyphen where it breaks a word for lack of space, which iOS doesn't do.
    func addNoHyphens(to range: Range<Int>) {
        insert(pango_attr_insert_hyphens_new(0), to: range)
    }

    /// Lets Pango break a line before the range.
    func addWord(_ range: Range<Int>) {
        insert(pango_attr_word_new(), to: range)
    }

    /// Keeps Pango from breaking a line within the range.
    func addNoBreaks(to range: Range<Int>) {
        insert(pango_attr_allow_breaks_new(0), to: range)
    }

    /// Makes a Pango run end before and after a range. The attribute has no other effect: the hint applies to vertical
    /// text only.
    func addRun(_ range: Range<Int>) {
        insert(pango_attr_gravity_hint_new(PANGO_GRAVITY_HINT_NATURAL), to: range)
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, to range: Range<Int>) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: range.upperBound)
        pango_attr_list_insert(pointer, attribute)
    }
}
