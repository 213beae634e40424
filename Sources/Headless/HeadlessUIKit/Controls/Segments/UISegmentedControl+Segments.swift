/// Access to individual segments. Invalid positions are ignored.
extension UISegmentedControl {
    public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    public final func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(
            Segment(title: action.image == nil ? action.title : nil, image: action.image, action: action), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
        segmentsDidChange()
    }

    public final func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
        segmentsDidChange()
    }

    public final func removeAllSegments() {
        segments = []
        segmentsDidChange()
    }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        segmentsDidChange()
    }

    private func segment(at index: Int) -> Segment? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    /// Sets a title. A segment shows a title or an image, whichever was set last.
    public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }

    public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            ($0.title, $0.image, $0.action) = (action.image == nil ? action.title : nil, action.image, action)
        }
    }

    /// Sets the width of a segment in points; 0 follows the content.
    public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
    }

    /// Moves a segment's content, in points.
    public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    public final func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }
    public final func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }
    public final func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }
    public final func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }
    public final func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment)?.offset ?? .zero }
    public final func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }

    public final func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    // MARK: Appearance

    /// Sets the attributes of titles in a state.
    public final func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        style.attributes[state] = attributes
        segmentsDidChange()
    }

    public final func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        style.attributes[state]
    }

    /// Sets an image behind segments in a state, instead of the gray background and the selected segment's.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        style.backgrounds[state] = backgroundImage
        segmentsDidChange()
    }

    public final func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? style.backgrounds[state] : nil
    }

    /// Sets an image between segments in the given states, instead of the line.
    public final func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        style.dividers[SegmentStyle.Sides(left: leftState, right: rightState)] = dividerImage
        segmentsDidChange()
    }

    public final func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        style.dividers[SegmentStyle.Sides(left: leftState, right: rightState)]
    }

    /// Moves titles and images, in points, for all types of segments.
    public final func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: SegmentType, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        for index in segments.indices where covers(leftCenterRightOrAlone, index) {
            segments[index].offset = CGSize(width: adjustment.horizontal, height: adjustment.vertical)
        }
        segmentsDidChange()
    }

    private func covers(_ kind: SegmentType, _ index: Int) -> Bool {
        switch kind {
        case .any: true
        case .alone: segments.count == 1
        case .left: segments.count > 1 && index == 0
        case .right: segments.count > 1 && index == segments.count - 1
        case .center: index > 0 && index < segments.count - 1
        }
    }

    /// The position of a segment in its row.
    public enum SegmentType: Int, Sendable { case any, left, center, right, alone }
}
