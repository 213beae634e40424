import Comparison
import Foundation
import Frames
import Raster
import XCTest

/// Rules for a kind of paint, alone or with a component's name.
final class PropertyToleranceTests: XCTestCase {
    private func comparison(
        _ rules: [PictureTolerance.Rule], scale: CGFloat = 2, _ before: Sign, _ after: Sign
    ) throws -> PictureComparison {
        PictureComparison(
            expected: try before.picture(scale), actual: try after.picture(scale),
            tolerance: PictureTolerance(rules: rules))
    }

    private func verdict(
        _ rules: [PictureTolerance.Rule], from before: Sign = Sign(), _ change: (inout Sign) -> Void
    ) throws -> Verdict {
        var after = before
        change(&after)
        return try comparison(rules, before, after).verdict
    }

    // MARK: Properties

    func testShadowsMayDifferAndTextsMayNot() throws {
        let rules: [PictureTolerance.Rule] = [.allow(.shadow, .channels(6)), .exact(.text)]
        XCTAssertEqual(try verdict(rules) { $0.shadow = 0.32 }, .withinTolerance)
        XCTAssertEqual(try verdict([]) { $0.shadow = 0.32 }, .changed, "it can be seen")
        XCTAssertEqual(try verdict(rules) { $0.shadow = 0.6 }, .changed, "it differs by more")
        XCTAssertEqual(try verdict(rules) { $0.textColor = 0x010101 }, .changed)
        XCTAssertEqual(try verdict([]) { $0.textColor = 0x010101 }, .withinTolerance, "one level")
        XCTAssertEqual(try verdict(rules) { $0.fill = 0xE8E8E8 }, .changed, "the fill has no rule")
    }

    func testTheTopmostPainterCounts() throws {
        let rules: [PictureTolerance.Rule] = [.allow(.shadow, .channels(255))]
        let wall = Sign(caption: "Over a shadow")
        XCTAssertEqual(try verdict(rules) { $0.shadow = 0.6 }, .withinTolerance)
        XCTAssertEqual(
            try verdict(rules, from: wall) { $0.captionColor = 0x800000 }, .changed, "letters lie on the shadow")
        XCTAssertEqual(
            try verdict(rules, from: wall) { $0.caption = nil }, .changed, "the shadow behind them is no excuse")
        // The edges of letters belong to the letters, although the shadow shows through; the space between them
        // doesn't.
        var darker = wall
        darker.shadow = 0.6
        let comparison = try comparison(rules, wall, darker)
        let letters = try Renderer().render(XCTUnwrap(wall.captionFrame), scale: 2).pixelArray.count { $0 >> 24 > 0 }
        XCTAssertEqual(comparison.blame.map(\.component), ["UILabel#captionLabel"])
        XCTAssertLessThanOrEqual(try XCTUnwrap(comparison.pixels).over, letters)
        XCTAssertEqual(
            try verdict([.allow(.border, .channels(255))]) { $0.border = 0xFF0000 }, .withinTolerance)
        XCTAssertEqual(try verdict([.allow(.fill, .channels(255))]) { $0.border = 0xFF0000 }, .changed)
    }

    func testAPropertyOfAComponent() throws {
        XCTAssertEqual(try verdict([.ignore("titleLabel.text")]) { $0.text = "Exit 8" }, .withinTolerance)
        XCTAssertEqual(try verdict([.ignore("titleLabel.text")]) { $0.fill = 0xFF0000 }, .changed)
        XCTAssertEqual(try verdict([.ignore("signView.text")]) { $0.text = "Exit 8" }, .withinTolerance, "and inside")
        XCTAssertEqual(try verdict([.allow("titleLabel.shadow", .channels(255))]) { $0.text = "Exit 8" }, .changed)
        let blank = Sign(text: "")
        XCTAssertEqual(
            try verdict([.allow("signView.fill", .channels(8))], from: blank) { $0.fill = 0xF0F0F0 }, .withinTolerance)
    }

    func testGradientsAndEffects() throws {
        var colorful = Sign(text: "", gradient: 0xFF)
        // Its rounded edge would be on the gradient.
        colorful.badge.x = 400
        XCTAssertEqual(try verdict([.ignore(.gradient)], from: colorful) { $0.gradient = 0xF0 }, .withinTolerance)
        XCTAssertEqual(try verdict([.ignore(.fill)], from: colorful) { $0.gradient = 0xF0 }, .changed)
        XCTAssertEqual(try verdict([.ignore(.effects)], from: Sign(blur: 1)) { $0.blur = 1.5 }, .withinTolerance)
        XCTAssertEqual(
            try verdict([.ignore(.text)], from: Sign(blur: 1)) { $0.blur = 1.5 }, .changed,
            "a blurred text is the blur’s")
    }

    func testTheNearestComponentComesFirst() throws {
        let rules: [PictureTolerance.Rule] = [.exact("titleLabel"), .allow(.text, .channels(255))]
        XCTAssertEqual(try verdict(rules) { $0.textColor = 0x010101 }, .changed)
        let others: [PictureTolerance.Rule] = [.ignore("titleLabel"), .exact("titleLabel.text")]
        XCTAssertEqual(try verdict(others) { $0.textColor = 0x010101 }, .changed, "a property before none")
        XCTAssertEqual(
            try verdict([.exact("titleLabel"), .ignore("titleLabel")]) { $0.textColor = 0x010101 },
            .withinTolerance, "the last one")
    }

    // MARK: Places

    func testAComponentMayMove() throws {
        let rules: [PictureTolerance.Rule] = [.allow("badgeView", moved: 1)]
        XCTAssertEqual(try verdict(rules) { $0.badge.x += 1 }, .withinTolerance)
        XCTAssertEqual(try verdict(rules) { $0.badge.y -= 0.5 }, .withinTolerance)
        XCTAssertEqual(try verdict(rules) { $0.badge.x += 0.2 }, .withinTolerance, "between pixels")
        XCTAssertEqual(try verdict(rules) { $0.badge.x += 1.5 }, .changed, "too far")
        XCTAssertEqual(try verdict([]) { $0.badge.x += 1 }, .changed)
        let narrower = [.allow("badgeView", moved: 4)] + rules
        XCTAssertEqual(try verdict(narrower) { $0.badge.x += 1.5 }, .changed, "the last rule counts")
    }

    func testWhatMovedLooksTheSame() throws {
        let rules: [PictureTolerance.Rule] = [.allow("badgeView", moved: 1)]
        let comparison = { (change: (inout Sign) -> Void) in
            var sign = Sign()
            change(&sign)
            return try self.comparison(rules, Sign(), sign)
        }
        let other = try comparison {
            $0.badge.x += 1
            $0.badgeColor = 0xE02020
        }
        XCTAssertEqual(other.verdict, .changed)
        XCTAssertEqual(other.frames?.causes.map(\.property), [.fill], "the move is forgiven")
        XCTAssertEqual(try comparison { $0.badge.x += 1 }.frames?.isEmpty, true)
    }

    // MARK: Frames

    func testFramesOfIgnoredPropertiesDoNotDiffer() throws {
        var other = Sign()
        other.text = "Exit 8"
        XCTAssertEqual(try comparison([.ignore("titleLabel.text")], Sign(), other).frames?.isEmpty, true)
        XCTAssertEqual(try comparison([.ignore("titleLabel.fill")], Sign(), other).frames?.isEmpty, false)
        XCTAssertEqual(try comparison([.ignore("signView")], Sign(), other).frames?.isEmpty, true)
    }

    func testVisibleEffectsElsewhereAreReported() throws {
        var before = Sign()
        before.dotFollowsText = true
        var after = before
        after.text = "Exit 800"
        let comparison = try comparison([.ignore("titleLabel.text")], before, after)
        XCTAssertEqual(comparison.verdict, .changed)
        let changes = try XCTUnwrap(comparison.frames?.changes)
        XCTAssertEqual(changes.filter { !$0.isIgnored }.map(\.component), ["dotView"])
        XCTAssertEqual(changes.filter(\.isIgnored).first?.kind, .retexted)
    }

    // MARK: Rules without an effect

    func testAMisspelledNameIsReported() throws {
        func notes(_ rules: PictureTolerance.Rule...) throws -> [String] {
            try comparison(rules, Sign(), Sign()).notes
        }
        XCTAssertEqual(
            try notes(.ignore("titelLabel")),
            ["the rule for “titelLabel” has no effect: no component has that name; did you mean “titleLabel”?"])
        XCTAssertEqual(
            try notes(.ignore("titleLabel.txet")),
            [
                "the rule for “titleLabel.txet” has no effect: no component has that name; did you mean “titleLabel.text”?"
            ])
        XCTAssertEqual(
            try notes(.exact("conductor")), ["the rule for “conductor” has no effect: no component has that name"])
        XCTAssertEqual(
            try notes(.ignore("badgeView.text")),
            ["the rule for “badgeView.text” has no effect: “badgeView” paints no text"])
        XCTAssertEqual(try notes(.ignore("titleLabel"), .ignore("signView.text"), .ignore(.image)), [])
    }

    func testThePageShowsAFailure() throws {
        var after = Sign()
        (after.text, after.badgeColor) = ("Exit 8", 0x20C040)
        let comparison = try comparison([.ignore("titleLabel.text")], Sign(), after)
        try GoldenPages.check("Tolerances.md", behind: "## A real failure", is: comparison.description)
    }

    func testRulesNeedFrames() throws {
        let bare = ComparedPicture(try Sign().picture(2).bitmap)
        let comparison = PictureComparison(
            expected: bare, actual: bare, tolerance: PictureTolerance(rules: [.ignore(.shadow)]))
        XCTAssertEqual(
            comparison.notes,
            ["the rules for components and properties have no effect without the frames of both pictures"])
    }
}

/// A sign with a title, a badge and a shadow, optionally covered by a caption.
private struct Sign {
    var text = "Exit 7"
    var textColor: UInt32 = 0
    var fill: UInt32 = 0xF4F4F4
    var border: UInt32 = 0xB0B0B0
    var shadow = 0.3
    var caption: String?
    var captionColor: UInt32 = 0
    var badge = CGPoint(x: 70, y: 14)
    var badgeColor: UInt32 = 0x20A040
    var gradient: UInt32?
    var blur: CGFloat?
    var dotFollowsText = false

    private func label(_ name: String, _ text: String, _ color: UInt32, at point: CGPoint) -> Frame {
        var scene = Scene()
        (scene.title, scene.titleColor) = (text, RGBA(hex: color))
        var frame = scene.frame.first(named: "titleLabel") ?? Frame(rect: .zero)
        frame.origin = Frame.Origin(name: name)
        frame.rect.origin = point
        return frame
    }

    func picture(_ scale: CGFloat) throws -> ComparedPicture {
        var title = label("UILabel#titleLabel", text, textColor, at: CGPoint(x: 8, y: 10))
        if let blur { title.effects = [.blur(radius: blur)] }
        let badge = Frame(
            origin: "BadgeView#badgeView", rect: CGRect(origin: badge, size: CGSize(width: 10, height: 10)),
            corners: CornerRadii(5), fill: .color(RGBA(hex: badgeColor)),
            children: [
                Frame(origin: "core", rect: CGRect(x: 3, y: 3, width: 4, height: 4), fill: .color(RGBA(hex: 0xFFE000)))
            ])
        let dot = Frame(
            origin: "dotView",
            rect: CGRect(x: dotFollowsText ? title.rect.maxX + 4 : 52, y: 16, width: 4, height: 4),
            fill: .color(.black))
        let paint: Paint =
            gradient.map { end in
                .linearGradient(
                    ColorStops([
                        .init(color: RGBA(hex: 0xFFFF00), location: 0), .init(color: RGBA(hex: end), location: 1),
                    ]), from: .zero, to: CGPoint(x: 1, y: 0))
            } ?? .color(RGBA(hex: fill))
        let sign = Frame(
            origin: "SignView#signView", rect: CGRect(x: 12, y: 8, width: 88, height: 36), fill: paint,
            border: Border(width: 1, color: RGBA(hex: border)),
            shadow: Shadow(
                color: RGBA.black.withAlpha(shadow), radius: 6, offset: CGSize(width: 0, height: 8)),
            children: [title, dot, badge])
        let frame = Frame(
            origin: "Wall", rect: CGRect(x: 0, y: 0, width: 112, height: 72), fill: .color(.white),
            children: [sign] + [captionFrame].compactMap { $0 })
        return ComparedPicture(try Renderer().render(frame, scale: scale), frame: frame)
    }

    var captionFrame: Frame? {
        caption.map { label("UILabel#captionLabel", $0, captionColor, at: CGPoint(x: 16, y: 46)) }
    }

    init(text: String = "Exit 7", caption: String? = nil, gradient: UInt32? = nil, blur: CGFloat? = nil) {
        (self.text, self.caption, self.gradient, self.blur) = (text, caption, gradient, blur)
    }
}
