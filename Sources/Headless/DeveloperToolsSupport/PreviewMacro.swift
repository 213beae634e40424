/// Declares a preview of a SwiftUI view, a UIKit view or a view controller.
///
///     import SwiftUI
///
///     #Preview("dark", traits: .sizeThatFitsLayout) {
///         Text("Kyoto").preferredColorScheme(.dark)
///     }
///
/// - Parameters:
///   - name: The name of the preview; `nil` for none.
///   - traits: Its size, its orientation, and modifiers around a SwiftUI view.
///   - body: Makes the view or the controller. Variables marked with `@Previewable` are the state of a SwiftUI view.
// On iOS, UIKit and SwiftUI have macros for their views. There, as here, the compiler doesn't look into a closure of several
// statements to choose one; so this is one macro, whose code chooses between initializers.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @_PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets the closure of `#Preview` consist of any statements that a view builder or a function can have.
@resultBuilder
public enum _PreviewBuilder {
    public static func buildBlock(_ parts: Any...) -> Any { parts }
    public static func buildExpression<Part>(_ part: Part) -> Any { part }
    public static func buildOptional(_ part: Any?) -> Any { part as Any }
    public static func buildEither(first part: Any) -> Any { part }
    public static func buildEither(second part: Any) -> Any { part }
    public static func buildArray(_ parts: [Any]) -> Any { parts }
    public static func buildLimitedAvailability(_ part: Any) -> Any { part }
}
