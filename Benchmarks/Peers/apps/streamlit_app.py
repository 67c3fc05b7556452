"""Streamlit: `streamlit run streamlit_app.py -- counter|rows`."""
import sys

import streamlit as st

if sys.argv[1] == "counter":
    st.session_state.setdefault("count", 0)
    if st.button("More"):
        st.session_state.count += 1
    st.text(str(st.session_state.count))
else:
    st.session_state.setdefault("counts", [0] * 300)
    if st.button("Change"):
        st.session_state.counts[150] += 1
    for index, count in enumerate(st.session_state.counts):
        st.text(f"Row {index}: {count}")
