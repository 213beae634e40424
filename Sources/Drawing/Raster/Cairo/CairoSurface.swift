internal import CCairo
import Foundation

/// A drawing target: a bitmap, or the pages of a vector file.
final class CairoSurface {
    fileprivate let pointer: OpaquePointer
    private let owner: AnyObject?

    /// Whether the output consists of lines and curves.
    let isVector: Bool

    private init(
        _ pointer: OpaquePointer?, owner: AnyObject?, isVector: Bool = false, action: String
    ) throws(RasterError) {
        guard let pointer else { throw .outOfMemory(action: action) }
        self.isVector = isVector
        self.pointer = pointer
        self.owner = owner
        try check(action)
    }

    /// Throws Cairo's error if anything failed since the surface was created.
    private func check(_ action: String) throws(RasterError) {
        try RasterError.check(cairo_surface_status(pointer), action)
    }

    deinit {
        // A context or a vector file may still refer to the surface; finish it before the memory is freed.
        cairo_surface_finish(pointer)
        cairo_surface_destroy(pointer)
    }

    /// Creates a surface that draws into a bitmap.
    convenience init(_ bitmap: Bitmap) throws(RasterError) {
        try self.init(
            cairo_image_surface_create_for_data(
                UnsafeMutableRawPointer(bitmap.pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
                Int32(bitmap.pixelsWide), Int32(bitmap.pixelsHigh), Int32(bitmap.pixelsWide * 4)),
            owner: bitmap, action: "making a \(bitmap.pixelsWide) × \(bitmap.pixelsHigh) pixel surface")
    }

    /// Creates a surface that draws into a coverage mask.
    convenience init(_ mask: CoverageMask) throws(RasterError) {
        try self.init(
            cairo_image_surface_create_for_data(
                mask.bytes, CAIRO_FORMAT_A8, Int32(mask.pixelsWide), Int32(mask.pixelsHigh), Int32(mask.bytesPerRow)),
            owner: mask, action: "making a mask")
    }

    enum VectorFormat { case svg, pdf }

    /// Creates a surface that writes a vector file to `output`, with its size in points.
    convenience init(_ format: VectorFormat, width: Double, height: Double, output: ByteSink) throws(RasterError) {
        let write: cairo_write_func_t = { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
            return sink.append(bytes, count: Int(count)) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
        }
        let closure = Unmanaged.passUnretained(output).toOpaque()
        let surface =
            switch format {
            case .svg: cairo_svg_surface_create_for_stream(write, closure, width, height)
            case .pdf: cairo_pdf_surface_create_for_stream(write, closure, width, height)
            }
        // Browsers display a point of 1/72 inch as 4/3 pixels; here a point is one CSS pixel.
        if let surface, format == .svg { cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX) }
        // Without this, the creation date would make the bytes vary.
        if let surface, format == .pdf {
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        }
        try self.init(surface, owner: output, isVector: true, action: "making a vector surface")
    }

    /// Sets the title and the creator of a PDF file.
    func setDocument(title: String?, creator: String?) {
        if let title { cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title) }
        if let creator { cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATOR, creator) }
    }

    /// Sets the size of an empty PDF page, in points.
    func setPageSize(width: Double, height: Double) {
        cairo_pdf_surface_set_size(pointer, width, height)
    }

    /// Ends a page.
    func showPage() throws(RasterError) {
        cairo_surface_show_page(pointer)
        try check("writing a page")
    }

    /// Finishes a vector file.
    func finish() throws(RasterError) {
        cairo_surface_finish(pointer)
        try check("writing a vector file")
    }

    /// Makes the bitmap's memory available for direct access.
    func flush() {
        cairo_surface_flush(pointer)
    }

    /// Tells Cairo that the bitmap's memory was written directly.
    func markDirty() {
        cairo_surface_mark_dirty(pointer)
    }

    fileprivate func makeContext() -> OpaquePointer? { cairo_create(pointer) }
}

extension CairoContext {
    convenience init(_ surface: CairoSurface) throws(RasterError) {
        try self.init(surface.makeContext(), surface: surface)
    }

    func setSource(_ surface: CairoSurface, x: Double, y: Double) {
        withPointer { cairo_set_source_surface($0, surface.pointer, x, y) }
    }

    func mask(_ surface: CairoSurface, x: Double, y: Double) {
        withPointer { cairo_mask_surface($0, surface.pointer, x, y) }
    }

    /// Sets a picture as the source, repeated in both directions.
    func setRepeatedSource(_ surface: CairoSurface) {
        withPointer { pointer in
            cairo_set_source_surface(pointer, surface.pointer, 0, 0)
            cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_REPEAT)
        }
    }

    /// Paints the source through a mask that is repeated in both directions.
    func maskRepeatedly(_ surface: CairoSurface) {
        guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        withPointer { cairo_mask($0, pattern) }
        cairo_pattern_destroy(pattern)
    }
}

extension RasterError {
    /// Throws Cairo's error if a status isn't success.
    static func check(_ status: cairo_status_t, _ action: String) throws(RasterError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        if status == CAIRO_STATUS_NO_MEMORY { throw .outOfMemory(action: action) }
        throw .cairo(action: action, reason: String(cString: cairo_status_to_string(status)))
    }
}
