extension SystemSymbols {
    /// Single strokes.
    static let marks = SymbolTable(
        """
        xmark 17 16
          line M2.5 2 L14.5 14 M14.5 2 L2.5 14
        checkmark 18 17
          line M2 9.5 L6.5 14.5 L15.5 2.5
        square 19 19
          line M4.4 1.8 H14.6 C16.4 1.8 17.2 2.6 17.2 4.4 V14.6 C17.2 16.4 16.4 17.2 14.6 17.2 H4.4 C2.6 17.2 1.8 16.4
              1.8 14.6 V4.4 C1.8 2.6 2.6 1.8 4.4 1.8 Z
        square.fill 19 19
          area M4.4 1 H14.6 C16.9 1 18 2.1 18 4.4 V14.6 C18 16.9 16.9 18 14.6 18 H4.4
              C2.1 18 1 16.9 1 14.6 V4.4 C1 2.1 2.1 1 4.4 1 Z
        plus 18 18
          line M9 2 V16 M2 9 H16
        minus 18 18
          line M2 9 H16
        ellipsis 20 5
          area O3 2.5 1.7 O10 2.5 1.7 O17 2.5 1.7
        line.3.horizontal 21 14
          line M2 2 H19 M2 7 H19 M2 12 H19
        line.horizontal.3 21 14
          line M2 2 H19 M2 7 H19 M2 12 H19
        chevron.left 12 19
          line 1.1 M9.5 2.5 L2.5 9.5 L9.5 16.5
        chevron.backward 12 19
          line 1.1 M9.5 2.5 L2.5 9.5 L9.5 16.5
        chevron.right 12 19
          line 1.1 M2.5 2.5 L9.5 9.5 L2.5 16.5
        chevron.forward 12 19
          line 1.1 M2.5 2.5 L9.5 9.5 L2.5 16.5
        chevron.up 19 12
          line 1.1 M2.5 9.5 L9.5 2.5 L16.5 9.5
        chevron.down 19 12
          line 1.1 M2.5 2.5 L9.5 9.5 L16.5 2.5
        """)

    /// Arrows.
    static let arrows = SymbolTable(
        """
        arrow.up 16 19
          line M8 17 V2.5 M2.5 8 L8 2.5 L13.5 8
        arrow.down 16 19
          line M8 2 V16.5 M2.5 11 L8 16.5 L13.5 11
        arrow.left 19 16
          line M17 8 H2.5 M8 2.5 L2.5 8 L8 13.5
        arrow.right 19 16
          line M2 8 H16.5 M11 2.5 L16.5 8 L11 13.5
        arrow.clockwise 18 20
          line M15.8 11 C15.8 14.8 12.7 17.8 9 17.8 S2.2 14.8 2.2 11 S5.2 4.2 9 4.2 H11.5 M8.7 1.4 L11.6 4.2 L8.7 7
        arrow.counterclockwise 18 20
          line M2.2 11 C2.2 14.8 5.3 17.8 9 17.8 S15.8 14.8 15.8 11 S12.8 4.2 9 4.2 H6.5 M9.3 1.4 L6.4 4.2 L9.3 7
        arrow.triangle.2.circlepath 22 18 1.06
          line M4.25 9 C4.25 5.27 7.27 2.25 11 2.25 C12.3 2.25 13.5 2.6 14.5 3.2
              M17.75 9 C17.75 12.73 14.73 15.75 11 15.75 C9.7 15.75 8.5 15.4 7.5 14.8
          area M1.1 8 H7.7 L4.4 13 Z M14.3 10 H20.9 L17.6 5 Z
        arrowshape.turn.up.left 22 18 1.06
          line M9 2 L2 8 L9 14 V10.5 C14.5 10.3 17.8 12 20 16 C19.8 9.8 15.6 5.7 9 5.5 Z
        arrowshape.turn.up.left.fill 22 18 1.06
          area M9.4 1 L1 8 L9.4 15 V11.3 C14.5 11 18 12.5 21 16.8 C20.6 9.4 16 4.9 9.4 4.7 Z
        arrowshape.turn.up.right 22 18 1.06
          line M13 2 L20 8 L13 14 V10.5 C7.5 10.3 4.2 12 2 16 C2.2 9.8 6.4 5.7 13 5.5 Z
        arrow.turn.up.left 20 17
          line M7 2 L2.5 6.5 L7 11 M2.8 6.5 H11.5 C15.4 6.5 17.5 8.6 17.5 12 V15
        arrowtriangle.right.fill 16 18
          area M2 1.8 L15 9 L2 16.2 Z
        """)
}
