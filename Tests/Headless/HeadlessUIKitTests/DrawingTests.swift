import Frames
import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class UIBezierPathTests: XCTestCase {
    func testBoundsOfACircleAreTight() {
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)

        XCTAssertEqual(circle.bounds.minX, 5, accuracy: 0.01)
        XCTAssertEqual(circle.bounds.maxY, 15, accuracy: 0.01)
        XCTAssertTrue(circle.contains(CGPoint(x: 13, y: 13)))
        XCTAssertFalse(circle.contains(CGPoint(x: 14.9, y: 14.9)))
    }

    func testClockwiseArcGoesDownFromTheRight() {
        let arc = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)

        XCTAssertEqual(arc.bounds.maxY, 1, accuracy: 0.001)
        XCTAssertEqual(arc.bounds.minY, 0, accuracy: 0.001)
    }

    func testOnlyTheNamedCornersAreRounded() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 8, height: 8))

        XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
        XCTAssertTrue(path.contains(CGPoint(x: 19, y: 1)))
        XCTAssertTrue(path.contains(CGPoint(x: 1, y: 19)))
    }

    func testRoundedCornersBeginBeforeTheirRadius() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 20, height: 20))

        XCTAssertFalse(path.contains(CGPoint(x: 24, y: 0.01)))
        XCTAssertTrue(path.contains(CGPoint(x: 31, y: 0.01)))
    }

    func testEvenOddRuleLeavesAHole() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
        XCTAssertTrue(path.contains(CGPoint(x: 5, y: 5)))

        path.usesEvenOddFillRule = true
        XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5)))
        XCTAssertTrue(path.contains(CGPoint(x: 1, y: 1)))
    }

    func testReversedPathEndsWhereItBegan() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 5, y: 0))
        path.addQuadCurve(to: CGPoint(x: 5, y: 5), controlPoint: CGPoint(x: 9, y: 2))

        let reversed = path.reversing()

        XCTAssertEqual(reversed.currentPoint, .zero)
        XCTAssertEqual(reversed.bounds, path.bounds)
        XCTAssertEqual(reversed.reversing().outline, path.outline)
    }
}

@MainActor @preconcurrency
final class ImageRendererTests: XCTestCase {
    private func drawing(_ image: UIImage) throws -> Frame {
        guard case .drawing(let frame) = image.reference else {
            throw XCTSkip("The image is not a drawing")
        }
        return frame
    }

    func testDrawingIsRecorded() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }

        XCTAssertEqual(image.size, CGSize(width: 20, height: 10))
        let frame = try drawing(image)
        let expected = PathContent(
            outline: .rectangle(CGRect(x: 0, y: 0, width: 5, height: 5)),
            fill: .color(RGBA(red: 1, green: 0, blue: 0)))
        XCTAssertEqual(frame.children.map(\.content), [.path(expected)])
    }

    func testTransformsMoveWhatIsDrawnAndAreRestored() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            context.cgContext.saveGState()
            context.cgContext.translateBy(x: 10, y: 0)
            context.cgContext.scaleBy(x: 2, y: 2)
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
            context.cgContext.restoreGState()
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }

        let outlines = try drawing(image).children.compactMap { frame -> CGRect? in
            if case .path(let path) = frame.content { path.outline.controlBounds } else { nil }
        }
        XCTAssertEqual(
            outlines, [CGRect(x: 12, y: 2, width: 2, height: 2), CGRect(x: 1, y: 1, width: 1, height: 1)])
    }

    func testClipBecomesAMask() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        let clipped = try XCTUnwrap(try drawing(image).children.first)
        XCTAssertEqual(clipped.mask?.outline.controlBounds, CGRect(x: 0, y: 0, width: 20, height: 20))
        XCTAssertEqual(clipped.mask?.outline.elements.count, 6)
        XCTAssertEqual(clipped.children.count, 1)
    }

    func testClearTakesAwayWhatWasDrawn() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.cgContext.clear(CGRect(x: 5, y: 5, width: 5, height: 5))
        }

        let remainder = try XCTUnwrap(try drawing(image).children.first)
        XCTAssertEqual(remainder.mask?.rule, .evenOdd)
        XCTAssertEqual(remainder.children.count, 1)
    }

    func testImagesAreDrawnIntoTheirRectangle() throws {
        let dot = UIImage(drawing: Frame(rect: CGRect(x: 0, y: 0, width: 4, height: 4)))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            dot.draw(in: CGRect(x: 2, y: 3, width: 8, height: 8))
        }

        let child = try XCTUnwrap(try drawing(image).children.first)
        XCTAssertEqual(child.rect, CGRect(x: 2, y: 3, width: 8, height: 8))
    }

    func testOldStyleContextsNest() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 6), false, 0)
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        XCTAssertEqual(image?.size, CGSize(width: 8, height: 6))
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }
}

@MainActor @preconcurrency
final class UIImageTests: XCTestCase {
    func testSymbolsScaleWithTheirPointSize() throws {
        let symbol = try XCTUnwrap(UIImage(systemName: "circle"))
        let large = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))

        XCTAssertEqual(large.size.width, symbol.size.width * 2, accuracy: 0.34)
        XCTAssertEqual(large.size.height, symbol.size.height * 2, accuracy: 0.34)
        XCTAssertTrue(large.isSymbolImage)
    }

    func testEqualImagesAreEqual() {
        XCTAssertEqual(UIImage(systemName: "heart"), UIImage(systemName: "heart"))
        XCTAssertNotEqual(UIImage(systemName: "heart"), UIImage(systemName: "heart.fill"))
    }

    func testPixelSizeOfAPNGFile() throws {
        // The signature and the header of a picture of 3 × 5 pixels; the rest isn't needed to know that.
        let bytes: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 3, 0, 0, 0, 5,
            8, 6, 0, 0, 0,
        ]
        XCTAssertEqual(UIImage(data: Data(bytes))?.size, CGSize(width: 3, height: 5))
        XCTAssertEqual(UIImage(data: Data(bytes), scale: 2)?.size, CGSize(width: 1.5, height: 2.5))

        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)@2x.png")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertEqual(UIImage(contentsOfFile: file.path)?.size, CGSize(width: 1.5, height: 2.5))
    }

    func testExifOrientationExchangesTheSidesOfAJPEG() {
        let exif: [UInt8] = [
            0xFF, 0xE1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0,  // "Exif"
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1,  // big-endian, one entry
            0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0,  // orientation 6
            0, 0, 0, 0,
        ]
        let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0]
        let start: [UInt8] = [0xFF, 0xD8]

        XCTAssertEqual(UIImage(data: Data(start + frame))?.size, CGSize(width: 30, height: 20))
        XCTAssertEqual(UIImage(data: Data(start + exif + frame))?.size, CGSize(width: 20, height: 30))
    }

    func testOtherBytesAreNoImage() {
        XCTAssertNil(UIImage(data: Data("Hello".utf8)))
        XCTAssertNil(UIImage(data: Data()))
        XCTAssertNil(UIImage(contentsOfFile: "/nonexistent/picture.png"))
    }

    func testRegisteredImagesAreFoundByName() {
        UIImage.register(UIImage(systemName: "star"), named: "favorite")
        defer { UIImage.register(nil, named: "favorite") }

        XCTAssertEqual(UIImage(named: "favorite"), UIImage(systemName: "star"))
        XCTAssertNil(UIImage(named: "unknown"))
    }
}

@MainActor @preconcurrency
final class AttributedStringTests: XCTestCase {
    func testParagraphStyleIsCopied() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        let copy = try XCTUnwrap(style.copy() as? NSParagraphStyle)
        style.lineSpacing = 9

        XCTAssertEqual(copy.alignment, .center)
        XCTAssertEqual(copy.lineSpacing, 4)
    }

    func testSizeGrowsWithTheFont() {
        let small = "Sup!".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
        let large = "Sup!".size(withAttributes: [.font: UIFont.systemFont(ofSize: 24)])

        XCTAssertGreaterThan(large.width, small.width * 1.5)
        XCTAssertEqual(large.height, small.height * 2, accuracy: 0.01)
    }

    func testBoundingRectWraps() {
        let text = NSAttributedString(
            string: "Some long text goes here", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let rect = text.boundingRect(
            with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin, context: nil)

        XCTAssertLessThanOrEqual(rect.width, 100)
        XCTAssertGreaterThan(rect.height, 2 * 17)
    }
}

@MainActor @preconcurrency
final class SystemSymbolTests: XCTestCase {
    func testEverySymbolThatMessageScreensUseIsThere() {
        let names = """
            square.and.arrow.up xmark chevron.left chevron.right chevron.up chevron.down checkmark circle
            checkmark.circle.fill exclamationmark.circle exclamationmark.circle.fill eye clock heart heart.fill
            hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.thumbsdown.fill arrow.up.circle.fill paperclip
            bolt bolt.fill mic mic.fill play play.fill pause pause.fill stop.circle trash lock
            icloud.and.arrow.down line.3.horizontal paperplane.fill trophy text.bubble message.badge
            magnifyingglass camera photo doc link person person.fill person.circle ellipsis
            arrowshape.turn.up.left bell pin flag plus minus gear star
            """
        for name in names.split(whereSeparator: \.isWhitespace) {
            XCTAssertNotNil(UIImage(systemName: String(name)), "\(name)")
        }
    }

    func testSymbolsStayInTheirBoxes() throws {
        for name in ["heart", "checkmark.circle.fill", "paperclip", "trash", "hand.thumbsup"] {
            let image = try XCTUnwrap(UIImage(systemName: name))
            guard case .drawing(let frame) = image.reference else { return XCTFail("\(name) is not a drawing") }
            let box = CGRect(origin: .zero, size: image.size)
            for child in frame.children {
                guard case .path(let path) = child.content else { continue }
                let reach = (path.stroke?.width ?? 0) / 2
                let bounds = UIBezierPath(cgPath: CGPath(outline: path.outline)).bounds.insetBy(dx: -reach, dy: -reach)
                XCTAssertTrue(box.insetBy(dx: -0.01, dy: -0.01).contains(bounds), "\(name) \(bounds)")
            }
        }
    }

    func testBoldSymbolsHaveThickerLines() throws {
        func lineWidth(_ weight: UIImage.SymbolWeight) throws -> CGFloat {
            let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: weight)
            let image = try XCTUnwrap(UIImage(systemName: "circle", withConfiguration: configuration))
            guard case .drawing(let frame) = image.reference, case .path(let path) = frame.children[0].content else {
                return 0
            }
            return try XCTUnwrap(path.stroke).width
        }
        XCTAssertGreaterThan(try lineWidth(.bold), try lineWidth(.regular))
        XCTAssertLessThan(try lineWidth(.thin), try lineWidth(.regular))
    }

    func testCheckMarkIsLeftOutOfItsDisc() throws {
        let image = try XCTUnwrap(UIImage(systemName: "checkmark.circle.fill"))
        guard case .drawing(let frame) = image.reference, case .path(let path) = frame.children[0].content else {
            return XCTFail("The symbol is not a path")
        }
        let shape = UIBezierPath(cgPath: CGPath(outline: path.outline))
        shape.usesEvenOddFillRule = true

        XCTAssertTrue(shape.contains(CGPoint(x: 10, y: 3)))
        XCTAssertFalse(shape.contains(CGPoint(x: 8.8, y: 13.4)))
    }
}
