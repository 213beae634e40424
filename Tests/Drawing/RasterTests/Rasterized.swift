import CGdkPixbuf
import Foundation
import XCTest

@testable import Raster

/// Renders an SVG file with librsvg, one pixel per unit. Only tests read SVG.
func rasterized(_ svg: Data) throws -> Bitmap {
    let loader = try XCTUnwrap(gdk_pixbuf_loader_new_with_type("svg", nil), "there is no loader for SVG")
    defer { g_object_unref(loader) }
    let isTaken = svg.withUnsafeBytes {
        gdk_pixbuf_loader_write(loader, $0.bindMemory(to: guchar.self).baseAddress, gsize($0.count), nil)
    }
    XCTAssertNotEqual(isTaken, 0)
    XCTAssertNotEqual(gdk_pixbuf_loader_close(loader, nil), 0)
    let picture = try XCTUnwrap(gdk_pixbuf_loader_get_pixbuf(loader))
    g_object_ref(UnsafeMutableRawPointer(picture))
    return try Pixbuf(picture).upright(path: "the SVG file")
}
