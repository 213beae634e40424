import Documents
import Foundation
import Frames
struct FrameReference {}
struct Annotation { var text: String? }
struct AnnotationStyle {}
enum AnnotationReader {
    static func annotations(_ p: LocatedNode) throws(DocumentError) -> [Annotation] { [] }
    static func style(_ p: LocatedNode) throws(DocumentError) -> AnnotationStyle { AnnotationStyle() }
    static func reference(_ p: LocatedNode) throws(DocumentError) -> FrameReference { FrameReference() }
}
enum AnnotationKey: String, DocumentKey {
    case box; static let noun = "an annotation"; var shape: ValueShape { .text }; var comment: String { "" }
}
enum AnnotationStyleKey: String, DocumentKey {
    case color; static let noun = "an annotation style"; var shape: ValueShape { .text }; var comment: String { "" }
}
extension ValueShape { static let reference = ValueShape.text }
extension Frame {
    func cropped(around: FrameReference, padding: CGFloat) throws -> Frame { self }
    func annotated(_ a: [Annotation], style: AnnotationStyle) throws -> Frame { self }
}
extension Array where Element == Annotation {}
