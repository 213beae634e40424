import Foundation
import Frames
import Raster
import VectorImages
import XCTest

/// SVG drawings as frames, and their pixels.
final class VectorImageTests: XCTestCase {
    private func image(_ content: String, _ attributes: String = #"width="10" height="10""#) throws -> VectorImage {
        try VectorImage(
            svg: Data(#"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#.utf8))
    }

    /// Returns the color of a pixel.
    private func pixel(_ image: VectorImage, _ x: Int, _ y: Int) throws -> String {
        let bitmap = try Renderer().render(image.frame, scale: 1)
        return bitmap[x, y].description
    }

    /// Returns the first path of a drawing.
    private func path(_ content: String) throws -> PathContent {
        var paths: [PathContent] = []
        try image(content).frame.forEach { frame, _ in
            if case .path(let path) = frame.content { paths.append(path) }
        }
        return try XCTUnwrap(paths.first)
    }

    // MARK: Sizes

    func testSizes() throws {
        func size(_ attributes: String) throws -> CGSize { try image("", attributes).frame.rect.size }
        XCTAssertEqual(try size(#"width="24" height="12px""#), CGSize(width: 24, height: 12))
        XCTAssertEqual(try size(#"viewBox="0 0 24 12""#), CGSize(width: 24, height: 12))
        XCTAssertEqual(try size(#"width="48" viewBox="0 0 24 12""#), CGSize(width: 48, height: 24))
        XCTAssertEqual(try size(#"width="100%" height="100%" viewBox="0 0 24 12""#), CGSize(width: 24, height: 12))
        XCTAssertEqual(try size(#"width="1in" height="72pt""#), CGSize(width: 96, height: 96))
        XCTAssertThrowsError(try size(#"width="0" height="10""#))
        XCTAssertThrowsError(try size(#"width="1e9" height="10""#))
    }

    func testViewBoxIsCentered() throws {
        let image = try image(#"<rect width="4" height="4"/>"#, #"width="16" height="8" viewBox="0 0 4 4""#)
        XCTAssertEqual(try pixel(image, 3, 4), "#00000000")
        XCTAssertEqual(try pixel(image, 4, 0), "#000000")
        XCTAssertEqual(try pixel(image, 11, 7), "#000000")
        XCTAssertEqual(try pixel(image, 12, 4), "#00000000")
    }

    // MARK: Paths

    func testPathCommands() throws {
        XCTAssertEqual(
            try path(#"<path d="M1,2 3 4h2V6l-1-1z"/>"#).outline.elements,
            [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)), .line(CGPoint(x: 5, y: 4)),
                .line(CGPoint(x: 5, y: 6)), .line(CGPoint(x: 4, y: 5)), .close,
            ])
        XCTAssertEqual(
            try path(#"<path d="m0 0c1 0 2 1 2 2s1 2 2 2"/>"#).outline.elements.last,
            .curve(
                CGPoint(x: 4, y: 4), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 3, y: 4)),
            "a smooth curve mirrors the control point before it")
        XCTAssertEqual(
            try path(#"<path d="M.5.5-1-1.5e1"/>"#).outline.elements,
            [.move(CGPoint(x: 0.5, y: 0.5)), .line(CGPoint(x: -1, y: -15))])
        XCTAssertEqual(
            try path(#"<path d="M0 0 L1 1 zm2 2"/>"#).outline.elements.last, .move(CGPoint(x: 2, y: 2)))
        XCTAssertEqual(try path(#"<path d="M0 0 L1 1 z 2 2"/>"#).outline.elements.count, 3)
        XCTAssertEqual(
            try path(#"<path d="M0 0 L1 1 Q bad 3"/>"#).outline.elements.count, 2, "a mistake ends the path")
    }

    func testArcs() throws {
        // A quarter of a circle around (5, 5), with flags that aren't separated.
        let outline = try path(#"<path d="M10 5a5 5 0 01-5 5"/>"#).outline
        guard case .curve(let end, let one, let two) = outline.elements.last else { return XCTFail() }
        XCTAssertEqual(end, CGPoint(x: 5, y: 10))
        XCTAssertEqual(one.y, 5 + 5 * 0.5523, accuracy: 0.01)
        XCTAssertEqual(two.x, 5 + 5 * 0.5523, accuracy: 0.01)
        let large = try path(#"<path d="M10 5a5 5 0 1 0-5 5"/>"#).outline
        XCTAssertEqual(large.tightBounds?.minX ?? 9, 0, accuracy: 0.01)
        let grown = try path(#"<path d="M0 0 A1 1 0 0 1 10 0"/>"#).outline
        XCTAssertEqual(grown.tightBounds?.height ?? 0, 5, accuracy: 0.01, "radii that are too small grow")
    }

    func testShapes() throws {
        let shapes = [
            #"<rect x="1" y="2" width="3" height="4"/>"#: CGRect(x: 1, y: 2, width: 3, height: 4),
            #"<rect x="1" y="2" width="6" height="4" rx="2"/>"#: CGRect(x: 1, y: 2, width: 6, height: 4),
            #"<circle cx="5" cy="5" r="3"/>"#: CGRect(x: 2, y: 2, width: 6, height: 6),
            #"<ellipse cx="5" cy="5" rx="3" ry="1"/>"#: CGRect(x: 2, y: 4, width: 6, height: 2),
            #"<polygon points="1,1 4,1 4,5"/>"#: CGRect(x: 1, y: 1, width: 3, height: 4),
            #"<line x1="1" y1="2" x2="5" y2="7" stroke="red"/>"#: CGRect(x: 1, y: 2, width: 4, height: 5),
        ]
        for (text, bounds) in shapes { XCTAssertEqual(try path(text).outline.tightBounds, bounds, text) }
    }

    func testTransforms() throws {
        func bounds(_ transform: String) throws -> CGRect? {
            try path(#"<g transform="\#(transform)"><rect width="2" height="1"/></g>"#).outline.tightBounds
        }
        XCTAssertEqual(try bounds("translate(3) scale(2)"), CGRect(x: 3, y: 0, width: 4, height: 2))
        XCTAssertEqual(try bounds("matrix(1 0 0 1 2 3)"), CGRect(x: 2, y: 3, width: 2, height: 1))
        let turned = try XCTUnwrap(bounds("rotate(90, 1, 1)"))
        XCTAssertEqual(turned.minX, 1, accuracy: 1e-9)
        XCTAssertEqual(turned.height, 2, accuracy: 1e-9)
    }

    // MARK: Paint

    func testColors() throws {
        let colors = [
            "#F00": "#FF0000", "#ff000080": "#FF000080", "rgb(255, 0, 0)": "#FF0000", "rgba(255,0,0,.5)": "#FF000080",
            "rebeccapurple": "#663399", "none": "#00000000", "currentColor": "#000000",
        ]
        for (text, color) in colors {
            XCTAssertEqual(
                try pixel(image(#"<rect width="10" height="10" fill="\#(text)"/>"#), 5, 5), color, text)
        }
    }

    func testStyles() throws {
        let sheet = """
            <style>/* a comment */ .a, .b { fill: #0F0 } #c { fill: blue !important } rect { fill: red }</style>
            """
        func color(_ attributes: String) throws -> String {
            try pixel(image(sheet + "<g fill=\"white\"><rect width=\"10\" height=\"10\" \(attributes)/></g>"), 5, 5)
        }
        XCTAssertEqual(try color(""), "#FF0000")
        XCTAssertEqual(try color(#"class="x b""#), "#00FF00")
        XCTAssertEqual(try color(#"class="b" id="c""#), "#0000FF")
        XCTAssertEqual(try color(#"id="c" style="fill:#fff""#), "#FFFFFF")
        XCTAssertEqual(try color(#"id="c" style="display:none""#), "#00000000")
    }

    func testStrokes() throws {
        let path = try path(
            """
            <path d="M0 0h9" fill="none" stroke="#00F" stroke-width="2" stroke-linecap="round"
            stroke-linejoin="bevel" stroke-dasharray="1 2 3" transform="scale(2)"/>
            """)
        XCTAssertNil(path.fill)
        XCTAssertEqual(path.stroke?.width, 4)
        XCTAssertEqual(path.stroke?.cap, .round)
        XCTAssertEqual(path.stroke?.join, .bevel)
        XCTAssertEqual(path.stroke?.dashes, [2, 4, 6, 2, 4, 6])
        XCTAssertEqual(path.stroke?.miterLimit, 4)
    }

    func testGradients() throws {
        let defs = """
            <linearGradient id="a"><stop offset="0" stop-color="#f00"/><stop offset="100%" stop-color="#00f"/>\
            </linearGradient><linearGradient id="b" href="#a" x1="0" x2="0" y2="1"/>\
            <radialGradient id="r" xlink:href="#a" gradientUnits="userSpaceOnUse" cx="5" cy="5" r="5"/>
            """
        func image(_ id: String) throws -> VectorImage {
            try self.image("\(defs)<rect width=\"10\" height=\"10\" fill=\"url(#\(id))\"/>")
        }
        XCTAssertEqual(try pixel(image("a"), 0, 5), "#F2000D")
        XCTAssertEqual(try pixel(image("a"), 9, 5), "#0D00F2")
        XCTAssertEqual(try pixel(image("b"), 5, 0), "#F2000D")
        XCTAssertEqual(try pixel(image("r"), 5, 5).prefix(3), "#DB")
        XCTAssertEqual(try pixel(image("r"), 0, 0), "#0000FF")
        XCTAssertEqual(try pixel(image("missing"), 5, 5), "#00000000")
    }

    func testGroupsClipsAndMasks() throws {
        let red = #"<rect width="10" height="10" fill="red"/>"#
        XCTAssertEqual(try pixel(image("<g opacity=\".5\">\(red)\(red)</g>"), 5, 5), "#FF000080")
        let clip = #"<clipPath id="c"><rect width="5" height="10"/></clipPath>"#
        let clipped = try image("\(clip)<g clip-path=\"url(#c)\">\(red)</g>")
        XCTAssertEqual(try pixel(clipped, 2, 5), "#FF0000")
        XCTAssertEqual(try pixel(clipped, 7, 5), "#00000000")
        let mask = """
            <mask id="m"><rect width="10" height="10" fill="white"/><rect width="5" height="10" fill="black"/></mask>
            """
        let masked = try image("\(mask)<g mask=\"url(#m)\">\(red)</g>")
        XCTAssertEqual(try pixel(masked, 2, 5), "#00000000", "black hides")
        XCTAssertEqual(try pixel(masked, 7, 5), "#FF0000", "white shows")
    }

    func testUse() throws {
        let used = try image(
            """
            <defs><rect id="r" width="5" height="5"/><symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1" \
            fill="red"/></symbol></defs><use href="#r" x="5"/><use href="#s" y="5" width="5" height="5"/>
            """)
        XCTAssertEqual(try pixel(used, 7, 2), "#000000")
        XCTAssertEqual(try pixel(used, 2, 7), "#FF0000")
        XCTAssertEqual(try pixel(used, 2, 2), "#00000000")
        let endless = try image(##"<g id="g"><use href="#g"/><rect width="1" height="1"/></g>"##)
        XCTAssertLessThan(endless.frame.count, 10)
    }

    // MARK: Files

    func testUndrawnFeatures() throws {
        let image = try image(
            #"<text>Hello</text><text>again</text><rect width="1" height="1" filter="url(#f)"/>"#)
        XCTAssertEqual(image.undrawn, ["text", "a filter"])
    }

    func testXML() throws {
        let text = """
            \u{FEFF}<?xml version="1.0"?><!-- a comment --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [
              <!ENTITY ns "http://www.w3.org/2000/svg"> <!ENTITY red "#f00"> ]>
            <svg:svg xmlns:svg='&ns;' width='1' height='1'><svg:style><![CDATA[ .a { fill: &red; } ]]></svg:style>
            <svg:rect width='1' height='1' fill='&red;'></svg:rect></svg:svg>
            """
        XCTAssertEqual(try pixel(VectorImage(svg: Data(text.utf8)), 0, 0), "#FF0000")
        func reason(_ text: String) -> String? {
            do { _ = try VectorImage(svg: Data(text.utf8)) } catch { return "\(error)" }
            return nil
        }
        XCTAssertEqual(reason("PNG"), "it isn't XML")
        XCTAssertEqual(reason(""), "it isn't XML")
        XCTAssertEqual(reason("<html></html>"), "its root element is “html”, not “svg”")
        XCTAssertEqual(reason("<svg><g>"), "the element “g” isn't closed")
        XCTAssertEqual(reason("<svg width=1>"), "a value has no quotes")
        XCTAssertEqual(
            reason(String(repeating: "<g>", count: 1000)), "it has too many elements")
    }
}
