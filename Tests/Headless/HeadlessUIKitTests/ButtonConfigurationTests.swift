import Frames
@testable import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class ButtonConfigurationTests: XCTestCase {
    private func button(
        _ configuration: UIButton.Configuration, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> UIButton {
        let button = UIButton(configuration: configuration)
        let size = button.intrinsicContentSize
        button.frame = CGRect(x: 0, y: 0, width: width ?? size.width, height: height ?? size.height)
        button.layoutIfNeeded()
        return button
    }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIImage(drawing: Frame(rect: CGRect(x: 0, y: 0, width: width, height: height)))
    }

    private func titled(_ title: String, _ image: UIImage? = nil) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        configuration.image = image
        return configuration
    }

    // MARK: Sizes

    /// 28, 34 and 50 points are the heights of the design resources for iOS; at one pixel per point a line of 17 points
    /// is 21 high.
    func testHeightsFollowTheSize() {
        var configuration = titled("Join")
        XCTAssertEqual(button(configuration).bounds.height, 35)
        configuration.buttonSize = .small
        XCTAssertEqual(button(configuration).bounds.height, 28)
        configuration.buttonSize = .mini
        XCTAssertEqual(button(configuration).bounds.height, 28)
        configuration.buttonSize = .large
        XCTAssertEqual(button(configuration).bounds.height, 51)
        configuration.contentInsets = .zero
        XCTAssertEqual(button(configuration).bounds.height, 21)
        configuration.setDefaultContentInsets()
        XCTAssertEqual(button(configuration).bounds.height, 51)
    }

    func testSubtitleStandsBelowTheTitle() throws {
        var configuration = titled("Join")
        configuration.subtitle = "Free of charge"
        configuration.titlePadding = 3
        let button = button(configuration)
        let (title, subtitle) = (try XCTUnwrap(button.titleLabel), try XCTUnwrap(button.subtitleLabel))
        XCTAssertEqual(subtitle.font.pointSize, 13)
        XCTAssertEqual(subtitle.frame.minY, title.frame.maxY + 3)
        XCTAssertEqual(title.frame.midX, subtitle.frame.midX, accuracy: 0.51)
        XCTAssertEqual(button.bounds.height, 7 + 21 + 3 + 16 + 7)
    }

    func testTitleBreaksWhereTheButtonIsNarrow() throws {
        let button = UIButton(configuration: titled("A title that is too long for one line"))
        let wide = button.intrinsicContentSize
        let narrow = try XCTUnwrap(button.intrinsicContentSize(forWidth: 150))
        XCTAssertEqual(wide.height, 35)
        XCTAssertEqual(narrow.height, 7 + 22 + 21 + 7)
        XCTAssertLessThanOrEqual(narrow.width, 150)
    }

    func testTextSizeMakesTheButtonGrow() {
        var settings = RenderSettings()
        settings.contentSize = .extraExtraExtraLarge
        let large = RenderSettings.withCurrent(settings) { button(titled("Join")) }
        XCTAssertEqual(large.titleLabel?.font.pointSize, 23)
        XCTAssertEqual(
            (large.subviews.first as? SystemBackgroundView)?.cornerRadiusOverride ?? 0, 5.95 * 23 / 17, accuracy: 0.01)
    }

    // MARK: The image

    func testImageStandsOnItsSide() throws {
        var configuration = titled("Join", picture(10, 10))
        configuration.imagePadding = 6
        for (place, isBefore) in [(NSDirectionalRectEdge.leading, true), (.trailing, false)] {
            configuration.imagePlacement = place
            let button = button(configuration)
            let (image, title) = (try XCTUnwrap(button.imageView).frame, try XCTUnwrap(button.titleLabel).frame)
            XCTAssertEqual(isBefore ? title.minX - image.maxX : image.minX - title.maxX, 6)
        }
        configuration.imagePlacement = .bottom
        let button = button(configuration)
        XCTAssertEqual(try XCTUnwrap(button.imageView).frame.minY, try XCTUnwrap(button.titleLabel).frame.maxY + 6)
    }

    func testImageIsMirrored() throws {
        var configuration = titled("Join", picture(10, 10))
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 5)
        let button = UIButton(configuration: configuration)
        button.semanticContentAttribute = .forceRightToLeft
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        XCTAssertEqual(try XCTUnwrap(button.imageView).frame.maxX, button.bounds.width - 20)
        XCTAssertEqual(try XCTUnwrap(button.titleLabel).frame.minX, 5)
    }

    func testReservedRoomHoldsTheImageInItsMiddle() throws {
        var configuration = titled("Join", picture(10, 10))
        configuration.imageReservation = 30
        let button = button(configuration)
        XCTAssertEqual(try XCTUnwrap(button.imageView).frame.minX, 12 + 10)
        XCTAssertEqual(try XCTUnwrap(button.titleLabel).frame.minX, 12 + 30)
    }

    func testFillPutsImageAndTitleAtTheEdges() throws {
        var configuration = titled("Join", picture(10, 10))
        configuration.imagePlacement = .trailing
        let button = UIButton(configuration: configuration)
        button.contentHorizontalAlignment = .fill
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        button.layoutIfNeeded()
        XCTAssertEqual(try XCTUnwrap(button.titleLabel).frame.minX, 12)
        XCTAssertEqual(try XCTUnwrap(button.imageView).frame.maxX, 288)
    }

    func testSymbolIsAsLargeAsTheTitleUnlessItIsConfigured() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "plus")
        configuration.buttonSize = .small
        let small = try XCTUnwrap(button(configuration).imageView?.image).size
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 30)
        let large = try XCTUnwrap(button(configuration).imageView?.image).size
        XCTAssertEqual(large.width / small.width, 2, accuracy: 0.1)
    }

    func testWheelTakesTheImagesPlace() throws {
        var configuration = titled("Join", picture(10, 10))
        configuration.showsActivityIndicator = true
        let button = button(configuration)
        let wheel = try XCTUnwrap(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        XCTAssertEqual(wheel.frame.size, CGSize(width: 20, height: 20))
        XCTAssertEqual(wheel.color, .white)
        XCTAssertNil(button.imageView?.image)
        XCTAssertEqual(button.titleLabel?.frame.minX, wheel.frame.maxX)
    }

    // MARK: States

    func testDisabledButtonIsGray() {
        var configuration = titled("Join")
        configuration.baseForegroundColor = .yellow
        let button = button(configuration)
        button.isEnabled = false
        XCTAssertEqual(button.titleLabel?.textColor, .tertiaryLabel)
        XCTAssertEqual(
            (button.subviews.first as? SystemBackgroundView)?.configuration.backgroundColor, .tertiarySystemFill)
        button.isEnabled = true
        XCTAssertEqual(button.titleLabel?.textColor, .yellow)
    }

    func testHandlerIsCalledForStatesAndDoesNotCallItself() {
        let button = UIButton(configuration: titled("Join"))
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isSelected ? "Leave" : "Join"
            button.configuration?.background.strokeWidth = 2
        }
        XCTAssertEqual(button.titleLabel?.text, "Join")
        button.isSelected = true
        XCTAssertEqual(button.titleLabel?.text, "Leave")
        button.layoutIfNeeded()
        XCTAssertEqual(calls, 2)
        XCTAssertEqual((button.subviews.first as? SystemBackgroundView)?.configuration.strokeWidth, 2)
    }

    func testSubclassUpdatesItsConfiguration() {
        final class Toggle: UIButton {
            override func updateConfiguration() {
                configuration = isSelected ? .filled() : .gray()
                configuration?.title = "Follow"
            }
        }
        let button = Toggle()
        button.configuration = .plain()
        XCTAssertEqual(button.titleLabel?.textColor, button.tintColor)
        button.isSelected = true
        XCTAssertEqual(button.titleLabel?.textColor, .white)
    }

    func testConfigurationKeepsItsColorsIfItIsNotUpdated() {
        let button = UIButton(configuration: titled("Join"))
        button.automaticallyUpdatesConfiguration = false
        button.isEnabled = false
        XCTAssertEqual(button.titleLabel?.textColor, .white)
    }

    func testButtonWithoutItsConfigurationIsAsBefore() {
        let button = UIButton(configuration: titled("Join"))
        button.layoutIfNeeded()
        button.configuration = nil
        button.setTitle("Plain", for: .normal)
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.text, "Plain")
        XCTAssertTrue(button.subviews.allSatisfy { !($0 is SystemBackgroundView) })
    }

    func testTitleSetForTheNormalStateIsTheConfigurations() {
        let button = UIButton(configuration: titled("Join"))
        button.setTitle("Leave", for: .normal)
        XCTAssertEqual(button.configuration?.title, "Leave")
        XCTAssertEqual(button.titleLabel?.text, "Leave")
    }

    // MARK: Colors and attributes

    func testTransformersChangeWhatIsDrawn() {
        var configuration = titled("Join", UIImage(systemName: "plus"))
        configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { container in
            XCTAssertFalse(container == AttributeContainer())
            return AttributeContainer()
        }
        let button = button(configuration)
        XCTAssertEqual(button.imageView?.tintColor, .red)
        XCTAssertNil(button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil))
    }

    func testAttributesOfTheTitleCountMoreThanTheConfigurations() throws {
        var configuration = UIButton.Configuration.filled()
        var title = AttributedString("Join")
        title.font = .systemFont(ofSize: 30)
        title.underlineStyle = .single
        configuration.attributedTitle = title
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { container in
            var container = container
            container.foregroundColor = .yellow
            return container
        }
        let text = try XCTUnwrap(button(configuration).titleLabel?.attributedText)
        let values = text.attributes(at: 0, effectiveRange: nil)
        XCTAssertEqual((values[.font] as? UIFont)?.pointSize, 30)
        XCTAssertEqual(values[.foregroundColor] as? UIColor, .yellow)
        XCTAssertNotNil(values[.underlineStyle])
    }

    func testTitleAndAttributedTitleFollowEachOther() {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("One")
        XCTAssertEqual(configuration.title, "One")
        configuration.title = "Two"
        XCTAssertNil(configuration.attributedTitle)
        XCTAssertEqual(configuration.title, "Two")
    }

    // MARK: Menus

    func testTitleIsTheChoiceOfTheMenu() {
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(children: [
            UIAction(title: "Small") { _ in },
            UIMenu(options: .displayInline, children: [UIAction(title: "Large", state: .on) { _ in }]),
        ])
        XCTAssertNil(button.titleLabel?.text)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        XCTAssertEqual(button.titleLabel?.text, "Large")
        XCTAssertEqual(button.menu?.selectedElements.first?.title, "Large")
    }

    // MARK: Kinds

    func testCloseButtonIsACircleOfThirtyPoints() {
        XCTAssertEqual(UIButton(type: .close).intrinsicContentSize, CGSize(width: 30, height: 30))
        XCTAssertNil(UIButton(type: .close).configuration)
    }

    func testActionGivesItsTitleAndImage() {
        let action = UIAction(title: "Reply", image: UIImage(systemName: "plus")) { _ in }
        XCTAssertEqual(UIButton(configuration: .plain(), primaryAction: action).configuration?.title, "Reply")
        XCTAssertEqual(UIButton(primaryAction: action).currentTitle, "Reply")
        XCTAssertEqual(UIButton(frame: .zero, primaryAction: action).currentTitle, "Reply")
    }

    func testEmptyAndTinyButtonsAreDrawn() {
        let empty = button(.filled(), width: 0, height: 0)
        XCTAssertEqual(empty.titleLabel?.frame.width, 0)
        var configuration = titled(String(repeating: "long ", count: 200), picture(400, 400))
        configuration.imageReservation = -5
        configuration.titlePadding = -3
        let tiny = button(configuration, width: 20, height: 10)
        XCTAssertNotNil(tiny.makeFrame(proposing: ProposedSize(width: 20, height: 10)))
    }

    /// A symbol may be a fraction of a pixel wide: the title beside it stays in one line at every scale and place.
    func testATitleBesideASymbolStaysInOneLine() throws {
        for scale in [1.0, 2, 3] {
            for edge in [NSDirectionalRectEdge.leading, .trailing] {
                try RenderSettings.withCurrent(RenderSettings(scale: scale)) {
                    var configuration = UIButton.Configuration.tinted()
                    configuration.title = "Button"
                    configuration.image = UIImage(systemName: "plus.circle.fill")
                    configuration.imagePlacement = edge
                    let buttons = (0..<3).map { _ in UIButton(configuration: configuration) }
                    let stack = UIStackView(arrangedSubviews: buttons)
                    stack.spacing = 7
                    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                    stack.layoutIfNeeded()
                    for button in buttons {
                        let label = try XCTUnwrap(button.titleLabel)
                        XCTAssertEqual(label.frame.height, label.font.lineHeight, accuracy: 1, "\(scale) \(edge)")
                    }
                }
            }
        }
    }
}

@MainActor @preconcurrency
final class StatedButtonTests: XCTestCase {
    private func imageButton(_ type: UIButton.ButtonType = .custom) -> UIButton {
        let button = UIButton(type: type)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        return button
    }

    func testImagePalesWhileDisabledUnlessItHasAnother() {
        let button = imageButton()
        button.isEnabled = false
        XCTAssertEqual(button.imageView?.alpha, 0.5)
        button.adjustsImageWhenDisabled = false
        XCTAssertEqual(button.imageView?.alpha, 1)
        button.adjustsImageWhenDisabled = true
        button.setImage(UIImage(systemName: "minus"), for: .disabled)
        XCTAssertEqual(button.imageView?.alpha, 1)
    }

    func testImageDarkensWhileTouched() {
        let button = imageButton()
        button.isHighlighted = true
        XCTAssertEqual(button.imageView?.subviews.first?.isHidden, false)
        button.isHighlighted = false
        XCTAssertEqual(button.imageView?.subviews.first?.isHidden, true)
    }

    func testSystemButtonPalesWhileTouched() {
        let button = imageButton(.system)
        button.setTitle("Add", for: .normal)
        button.isHighlighted = true
        XCTAssertEqual(button.titleLabel?.alpha, 0.2)
        XCTAssertEqual(button.imageView?.alpha, 0.2)
    }

    func testShadowFollowsTheState() {
        let button = UIButton()
        button.setTitle("Add", for: .normal)
        button.setTitleShadowColor(.red, for: .normal)
        button.titleShadowOffset = CGSize(width: 1, height: 2)
        XCTAssertEqual(button.titleLabel?.shadowColor, .red)
        XCTAssertEqual(button.titleLabel?.shadowOffset, CGSize(width: 1, height: 2))
        button.reversesTitleShadowWhenHighlighted = true
        button.isHighlighted = true
        XCTAssertEqual(button.titleLabel?.shadowOffset, CGSize(width: -1, height: -2))
    }

    func testTitleOfSeveralLinesIsAsHighAsItNeeds() throws {
        let button = UIButton()
        button.setTitle("One two three four five six", for: .normal)
        button.titleLabel?.numberOfLines = 0
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 200)
        button.layoutIfNeeded()
        let title = try XCTUnwrap(button.titleLabel).frame
        XCTAssertGreaterThan(title.height, 60)
        XCTAssertEqual(title.midY, 100, accuracy: 1)
    }
}
