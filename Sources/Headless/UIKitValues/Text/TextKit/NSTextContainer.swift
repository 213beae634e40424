import Frames

/// The area that text is laid out in.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// The size in points; a side of 0 sets no limit.
    open var size: CGSize { didSet { if size != oldValue { didChange() } } }

    /// Padding at both ends of every line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }

    /// The maximum number of lines; 0 for all.
    open var maximumNumberOfLines = 0 { didSet { didChange() } }

    /// How the last visible line ends if text doesn't fit.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { didChange() } }

    /// Areas that lines avoid, in the container's coordinates.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange() } }

    /// Whether the container has the width of its text view.
    open var widthTracksTextView = false { didSet { didChange() } }

    /// Whether the container has the height of its text view. Lines that don't fit are then left out.
    open var heightTracksTextView = false { didSet { didChange() } }

    /// The layout manager of the container.
    open weak var layoutManager: NSLayoutManager?

    /// Whether all lines have the width of the container.
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

    /// Called at each change.
    package var changed: () -> Void = {}

    /// Creates a container; `size` is in points.
    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    /// Does nothing and returns `nil`: coders aren't supported.
    public required init?(coder: NSCoder) { nil }

    private func didChange() {
        layoutManager?.invalidate()
        changed()
    }

    /// The maximum width of lines in points; `nil` for no limit.
    final var lineWidth: CGFloat? {
        size.width > 0 && size.width < 1e6 ? max(size.width - 2 * lineFragmentPadding, 0) : nil
    }

    /// The maximum height in points; `nil` for no limit.
    final var lineHeightLimit: CGFloat? { size.height > 0 && size.height < 1e6 ? size.height : nil }
}
