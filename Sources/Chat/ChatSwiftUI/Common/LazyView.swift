import HeadlessSwiftUI

/// A view that is created when it is shown.
public struct LazyView<Content: View>: View {
    private let make: () -> Content

    public init(_ make: @autoclosure @escaping () -> Content) {
        self.make = make
    }

    public var body: Content { make() }
}
