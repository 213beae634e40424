/// How a callout's line ends, and the look of texts that goes with it.
public enum AnnotationLeader: String, Sendable, CaseIterable {
    /// A small dot on the part. Texts have no box.
    case dot

    /// An arrowhead at the part's edge. Texts are in boxes.
    case arrow
}
