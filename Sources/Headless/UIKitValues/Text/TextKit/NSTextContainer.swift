import Frames

/// The area that text is laid out in.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// The size in points; a side of 0 sets no limit.
    open var size: CGSize { didSet { if size != oldValue { didChange() } } }

    /// Room at both ends of every line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }

    /// The most lines that are shown; 0 for all.
    open var maximumNumberOfLines = 0 { didSet { didChange() } }

    /// The way in which the last line that is shown ends if text is left out.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { didChange() } }

    /// Areas that lines keep clear of, in the container's coordinates.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange() } }

    /// Whether the container is as wide as its text view.
    open var widthTracksTextView = false { didSet { didChange() } }

    /// Whether the container is as high as its text view. Lines that don't fit are left out then.
    open var heightTracksTextView = false { didSet { didChange() } }

    /// What lays text out in the container.
    open weak var layoutManager: NSLayoutManager?

    /// Whether lines are as wide as the container from its top to its bottom.
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

    /// Called at each change.
    package var changed: () -> Void = {}

    /// Creates a container; `size` is in points.
    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    /// Does nothing and returns `nil`: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    private func didChange() {
        layoutManager?.invalidate()
        changed()
    }

    /// The greatest width of lines in points; `nil` for no limit.
    final var lineWidth: CGFloat? {
        size.width > 0 && size.width < 1e6 ? max(size.width - 2 * lineFragmentPadding, 0) : nil
    }

    /// The greatest height in points; `nil` for no limit.
    final var lineHeightLimit: CGFloat? { size.height > 0 && size.height < 1e6 ? size.height : nil }
}
